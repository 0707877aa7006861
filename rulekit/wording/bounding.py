"""What is put into the code of macros so that their loops and texts are counted while they run."""

from __future__ import annotations

from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer

__all__ = ["Counting", "bounded"]


class Counting(CodeGenerator):
    """Code whose texts are put together by the environment, which looks at how long they get."""

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802  # as Jinja's
        """``~``: what stands on both sides as one text."""
        self.write("environment.concatenated((")
        for one in node.nodes:
            self.visit(one, frame)
            self.write(", ")
        self.write("))")


class _Bounds(NodeTransformer):
    """Loops go over what the environment has counted; a text that is set as a block is looked at."""

    def visit_For(self, node: nodes.For, *args: Any, **kwargs: Any) -> nodes.Node:  # noqa: ANN401, N802  # as Jinja's
        self.generic_visit(node, *args, **kwargs)
        counted = nodes.EnvironmentAttribute("counted", lineno=node.lineno)
        node.iter = nodes.Call(counted, [node.iter], [], None, None, lineno=node.iter.lineno)
        return node

    def visit_AssignBlock(self, node: nodes.AssignBlock, *args: Any, **kwargs: Any) -> nodes.Node:  # noqa: ANN401, N802  # as Jinja's
        self.generic_visit(node, *args, **kwargs)
        node.filter = nodes.Filter(node.filter, "in_bounds", [], [], None, None, lineno=node.lineno)
        return node


def bounded(tree: nodes.Template) -> nodes.Template:
    """The macros, with every loop and every text that is set as a block in sight of the environment."""
    _Bounds().visit(tree)
    return tree
