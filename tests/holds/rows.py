"""What was once seen to go wrong with rules, examples, plays, pictures and words, and the tests that hold it now."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["ROWS"]

ROWS: Mapping[str, tuple[str, ...]] = {
    # ---- Examples that passed and were false ----
    "somebody else throws, or nobody does": (
        "examples/test_examples.py::test_what_is_false_is_told_in_the_words_of_the_rules",
    ),
    "more dice, or fewer, than are thrown": (
        "examples/test_examples.py::test_what_is_false_is_told_in_the_words_of_the_rules",
    ),
    "a figure, a named number, who wins, a derived value is given": (
        "examples/test_examples.py::test_what_nothing_can_set_is_not_given",
    ),
    "a thing of another kind is given or expected": (
        "examples/test_examples.py::test_what_no_play_can_hold_is_not_said",
    ),
    "a step about nothing is done for a thing": ("examples/test_examples.py::test_what_no_play_can_hold_is_not_said",),
    "things, persons and numbers out of range are given": (
        "examples/test_examples.py::test_what_no_play_can_hold_is_not_said",
        "examples/test_any_example.py::test_any_example_is_answered",
    ),
    "a position that no play reaches is given": (
        "examples/test_examples.py::test_a_position_that_no_play_comes_to_is_refused",
        "examples/test_examples.py::test_what_is_given_comes_out_of_its_stock",
        "examples/test_supplied.py::test_more_than_there_are_is_not_given",
        "playing/test_records.py::test_a_position_is_set_up_like_an_example",
    ),
    "the play runs on at random behind an example": ("examples/test_examples.py::test_what_is_true_comes_out",),
    "choices of several words, stop and go are named": (
        "examples/test_examples.py::test_what_is_false_is_told_in_the_words_of_the_rules",
        "examples/test_examples.py::test_what_is_true_comes_out",
        "cli/test_bounds.py::test_an_example_says_all_of_them_in_one_line",
    ),
    "empty, nothing, nobody and what lies hidden are asked and given": (
        "examples/test_examples.py::test_what_is_true_comes_out",
    ),
    "what fails is told by internal numbers": (
        "examples/test_examples.py::test_what_is_false_is_told_in_the_words_of_the_rules",
    ),
    "a winner of a play that goes on": (
        "examples/test_examples.py::test_what_is_false_is_told_in_the_words_of_the_rules",
    ),
    "a file of examples alone": (
        "cli/test_test.py::test_what_is_the_files_own_is_counted_apart",
        "cli/test_test.py::test_examples_without_a_heading_say_how_to_begin",
    ),
    "a folder of variants is tested": ("cli/test_test.py::test_a_folder_of_variants_is_tested",),
    # ---- Views that leaked ----
    "options, scores, ranking, repr, JSON, == and pickles tell hidden things": (
        "playing/test_views.py::test_what_is_hidden_makes_no_difference",
        "playing/test_views.py::test_what_others_choose_in_secret_makes_no_difference",
        "playing/test_views.py::test_a_secret_choice_leaves_no_trace_in_the_machine",
        "playing/test_views.py::test_no_state_hangs_on_a_view",
        "playing/test_generated.py::test_views_of_any_game_are_sealed_and_filled_in",
    ),
    "open discards are told as secret, and secret cards by name": (
        "playing/test_sight.py::test_what_is_done_openly_is_told_and_what_is_done_in_secret_is_not",
        "cli/test_play.py::test_what_bots_choose_in_secret_is_not_told",
        "cli/test_play.py::test_what_is_open_is_told",
    ),
    "what is forced, taken or on the board is not shown": ("cli/test_play.py::test_what_changes_on_the_board_is_told",),
    "that nothing could be played tells of a hand": (
        "playing/test_sight.py::test_to_do_nothing_with_a_hand_is_not_told",
    ),
    "a sample of a view is another play": ("playing/test_views.py::test_samples_agree_with_the_view",),
    # ---- Play without end, memory without bound ----
    "steps that do the next one twice": (
        "cli/test_bounds.py::test_too_much_at_once_is_refused",
        "machine/test_generated.py::test_calls_that_double_are_not_written_out",
        "machine/test_inlining.py::test_a_module_stays_within_its_bounds",
    ),
    "nested loops of 9999, rows five deep, totals of totals": (
        "cli/test_bounds.py::test_a_play_with_too_much_to_do_names_its_loop",
        "cli/test_bounds.py::test_both_runners_give_up_alike",
        "cli/test_bounds.py::test_commands_say_it",
        "cli/test_unfinished.py::test_simulate",
    ),
    "any of 16 dice": ("cli/test_bounds.py::test_of_many_one_is_chosen_after_the_other",),
    "3,000 options are read": ("holds/test_holds.py::test_options_are_read_in_a_time_that_grows_with_them",),
    "10,000 rows are checked and printed": (
        "holds/test_holds.py::test_work_grows_with_the_rows",
        "check/test_any_game.py::test_too_much_of_anything_is_answered",
    ),
    # ---- What was called a bug of ours ----
    "a pawn on a table that there is not": ("check/test_any_game.py::test_what_once_went_wrong",),
    "a character that no font has": ("cli/test_pages.py::test_a_character_that_no_font_has_is_told_in_its_line",),
    "a card with too much text": ("cli/test_pages.py::test_a_card_with_too_much_on_it_is_told_at_its_line",),
    "a very long title": ("cli/test_pages.py::test_a_title_of_any_length_is_printed_or_told",),
    "pictures that are none, nest without end or hold others": (
        "formats/test_pictures.py::test_what_cannot_or_must_not_be_drawn_is_refused",
        "formats/test_pictures.py::test_all_bad_pictures_of_a_game_are_told_with_their_places",
    ),
    "deeply nested words": ("wording/test_locale_files.py::test_values_that_nobody_writes_are_told",),
    "more names than players": ("cli/test_streams.py::test_more_names_than_players_are_told",),
    "an answer of 5,000 digits": ("cli/test_streams.py::test_an_answer_of_many_digits_is_asked_for_again",),
    "closed input, output or error": ("cli/test_streams.py::test_a_closed_stream_is_no_bug",),
    "an output without letters": ("cli/test_streams.py::test_a_terminal_without_a_letter_is_told_its_number",),
    "a stock that begins above nothing": ("rows/test_rows.py::test_a_supply_keeps_its_least",),
    "connected in a defined value of an example": ("links/test_connected.py::test_an_example_may_ask_for_it",),
    # ---- Other ----
    "pictures that load": (
        "formats/test_pictures.py::test_what_cannot_or_must_not_be_drawn_is_refused",
        "formats/test_html.py::test_pictures_bring_nothing_that_runs_or_loads",
    ),
    "a picture that never ends": (
        "formats/test_pictures.py::test_all_bad_pictures_of_a_game_are_told_with_their_places",
    ),
    "words that steer the terminal": (
        "wording/test_locale_files.py::test_what_is_wrong_in_a_file_of_words_stands_at_its_place",
        "wording/test_locale_files.py::test_no_file_of_a_language_reaches_for_the_terminal",
        "cli/test_bad_input.py::test_messages_hold_no_terminal_controls",
    ),
    "a word that is a number, a section that there is not": ("wording/test_locale_files.py::test_broken_file",),
    "a saved state that no play can hold": (
        "playing/test_records.py::test_what_no_play_leads_to_is_refused",
        "playing/test_records.py::test_a_position_that_nothing_can_hold_is_refused",
        "playing/test_records.py::test_a_foreseen_state_with_other_names_is_refused",
    ),
    "a digit changed in what is kept of the grammar": (
        "syntax/test_grammar.py::test_a_cache_with_one_wrong_digit_is_replaced",
    ),
    "bits flipped in compiled sentences": (
        "wording/test_locale_files.py::test_flipped_bits_in_compiled_sentences_are_noticed",
    ),
    "a writer that is killed": ("cli/test_streams.py::test_a_writer_that_is_killed_leaves_no_draft",),
    "no space left": (
        "cli/test_streams.py::test_a_file_that_cannot_be_written_is_named_and_no_draft_is_left",
        "cli/test_streams.py::test_a_full_output_is_named",
    ),
    "broken off at the start": ("cli/test_streams.py::test_breaking_off_says_nothing_more",),
    "errors about documents told as JSON": ("cli/test_streams.py::test_a_wrong_format_of_documents_is_told_as_text",),
    "examples in docstrings without their indentation": (
        "statements/test_docstrings.py::test_the_example_can_be_read",
    ),
    # ---- Messages ----
    "choose 1 site; a circle of definitions; no if; no lines": ("errors/test_errors.py::test_people_see",),
    "definitions in any order": (
        "check/test_defining.py::test_definitions_stand_in_any_order",
        "check/test_defining.py::test_a_circle_is_told_once",
    ),
    "who gains is not said; mix; a comma between conditions": ("errors/test_errors.py::test_people_see",),
    "gain 2 disaster": ("syntax/test_printer.py::test_what_is_counted_agrees_with_its_number",),
    "one mistake, sixteen messages": ("holds/test_holds.py::test_one_row_twice_is_one_mistake",),
    "the nearest of many names": ("diagnostics/test_suggest.py::test_the_nearest_of_many_names_is_found",),
    "choose 3 cards of many": ("cli/test_bounds.py::test_of_many_one_is_chosen_after_the_other",),
    "more players than there can be": ("errors/test_errors.py::test_people_see",),
    "nothing, where it is looked for": ("examples/test_examples.py::test_what_is_true_comes_out",),
    "words of a variant are missing": ("words/test_filling.py::test_a_variant_has_its_own_file",),
}
"""What was seen, and the tests of it, from here."""
