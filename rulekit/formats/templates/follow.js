/* The table of contents beside the text shows where the reader is. */
const links = [...document.querySelectorAll(".rail a")];
const heads = links.map((one) => document.getElementById(one.hash.slice(1)));
const follow = () => {
  const at = heads.findLastIndex((one) => one && one.getBoundingClientRect().top < innerHeight / 4);
  links.forEach((one, n) => (n === Math.max(at, 0) ? one.setAttribute("aria-current", "location") : one.removeAttribute("aria-current")));
  links[Math.max(at, 0)].scrollIntoView({ block: "nearest" });
};
let waiting = false;
addEventListener("scroll", () => {
  if (!waiting) requestAnimationFrame(() => { waiting = false; follow(); });
  waiting = true;
}, { passive: true });
follow();
