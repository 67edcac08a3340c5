"""Mutants of Python files, made by the operators of cosmic-ray."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import parso  # first: cosmic-ray imports a part of it that needs the whole
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from tests.mutants.areas import Area
from tests.mutants.mutant import Mutant, mutant_of

assert parso

OPERATORS = (
    "AddNot",
    "ExceptionReplacer",
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Mul_Add",
    "ReplaceBinaryOperator_Div_Mul",
    "ReplaceBinaryOperator_FloorDiv_Mul",
    "ReplaceBinaryOperator_Mod_Add",
    "ReplaceBinaryOperator_BitAnd_BitOr",
    "ReplaceBinaryOperator_BitOr_BitAnd",
    "ReplaceBinaryOperator_LShift_RShift",
    "ReplaceBinaryOperator_RShift_LShift",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_Lt_GtE",
    "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_LtE_Gt",
    "ReplaceComparisonOperator_Gt_GtE",
    "ReplaceComparisonOperator_Gt_LtE",
    "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceComparisonOperator_GtE_Lt",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceFalseWithTrue",
    "ReplaceTrueWithFalse",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ZeroIterationForLoop",
)
"""Those whose mutants change what a program does: ``==`` for ``is``, or a power for a sum, would tell nothing."""

UNSEEN_KEYWORDS = ("frozen", "kw_only", "strict")
"""Arguments that only keep programmers from mistakes."""

Site = tuple[Path, int, int]


def sample(area: Area, root: Path, count: int, random: Random) -> list[Mutant]:
    """``count`` mutants of the area, at different places: places are drawn first, then what happens there."""
    choices: dict[Site, list[tuple[str, int]]] = {}
    for path in area.files(root):
        for site, operator, occurrence in _candidates(path):
            choices.setdefault(site, []).append((operator, occurrence))
    drawn = random.sample(sorted(choices), min(count, len(choices)))
    return [_mutant(area, root, site[0], *random.choice(choices[site])) for site in drawn]


def _candidates(path: Path) -> list[tuple[Site, str, int]]:
    source = path.read_text()
    tree, left_out, unseen = get_ast(source), _left_out(source), _unseen_arguments(source)
    dotted = _dotted_exceptions(source)
    found = []
    for operator in OPERATORS:
        instance = get_operator(f"core/{operator}")()
        positions = (start for node in ast_nodes(tree) for start, _ in instance.mutation_positions(node))
        for occurrence, (line, column) in enumerate(positions):
            if operator == "ExceptionReplacer" and line in dotted:
                continue
            if line not in left_out and (line, column) not in unseen:
                found.append(((path, line, column), operator, occurrence))
    return found


def _left_out(source: str) -> set[int]:
    """Lines whose faults nobody could see in what the program does: annotations, settings (numbers that a module or a
    class names), log messages and asserts."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef):
            settings = [part for part in node.body if isinstance(part, ast.Assign | ast.AnnAssign)]
            lines.update(line for part in settings for line in _lines(part))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines.update(range(node.lineno, node.body[0].lineno))
        elif isinstance(node, ast.Assert) or _is_log(node):
            lines.update(_lines(node))
    return lines


def _unseen_arguments(source: str) -> set[tuple[int, int]]:
    """The lines and columns of the values of :data:`UNSEEN_KEYWORDS`."""
    keywords = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.keyword))
    return {(node.value.lineno, node.value.col_offset) for node in keywords if node.arg in UNSEEN_KEYWORDS}


def _dotted_exceptions(source: str) -> set[int]:
    """The lines of ``except module.Error``: Cosmic Ray's operator changes plain names only."""
    handlers = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ExceptHandler))
    types = (node.type for node in handlers if node.type is not None)
    return {part.lineno for kind in types for part in ast.walk(kind) if isinstance(part, ast.Attribute)}


def _is_log(node: ast.AST) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    called = node.value.func
    return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "log"


def _lines(node: ast.stmt | ast.AST) -> range:
    assert isinstance(node, ast.stmt)
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _mutant(area: Area, root: Path, path: Path, operator: str, occurrence: int) -> Mutant:
    source = path.read_text()
    mutated = mutate_code(source, get_operator(f"core/{operator}")(), occurrence)
    assert mutated is not None, "it was found in this very source"
    return mutant_of(area=area.name, file=str(path.relative_to(root)), source=source, mutated=mutated)
