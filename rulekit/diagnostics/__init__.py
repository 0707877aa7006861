"""What is wrong, as values, and its writers."""

from rulekit.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label, Report, RuleError

__all__ = ["Diagnostic", "Edit", "Fix", "Label", "Report", "RuleError"]
