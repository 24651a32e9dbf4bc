"""Reads the compiler's index of a debug build, which maps lines to the symbols that they use.

The library for reading the index comes with Swift. The header is `indexstore/indexstore.h` of the toolchain.
"""

import ctypes
import pathlib
import shutil
import sys

RECORD = 2  # INDEXSTORE_UNIT_DEPENDENCY_RECORD
OVERRIDE_OF = 1 << 11  # INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF
pointer = ctypes.c_void_p


class Text(ctypes.Structure):
    _fields_ = [("data", pointer), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


EachUnit = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, Text)
Each = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)


def load():
    """Returns the library, with the types of the functions that are used here."""
    toolchain = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib"
    suffix = "dylib" if sys.platform == "darwin" else "so"
    library = ctypes.CDLL(str(toolchain / f"libIndexStore.{suffix}"))

    def declare(name, result, *arguments):
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments

    declare("store_create", pointer, ctypes.c_char_p, pointer)
    declare("store_units_apply_f", ctypes.c_bool, pointer, ctypes.c_uint, pointer, EachUnit)
    declare("unit_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
    declare("unit_reader_dispose", None, pointer)
    declare("unit_reader_get_main_file", Text, pointer)
    declare("unit_reader_dependencies_apply_f", ctypes.c_bool, pointer, pointer, Each)
    declare("unit_dependency_get_kind", ctypes.c_int, pointer)
    declare("unit_dependency_get_name", Text, pointer)
    declare("record_reader_create", pointer, pointer, ctypes.c_char_p, pointer)
    declare("record_reader_dispose", None, pointer)
    declare("record_reader_occurrences_apply_f", ctypes.c_bool, pointer, pointer, Each)
    declare("occurrence_get_symbol", pointer, pointer)
    declare("occurrence_get_line_col", None, pointer, *[ctypes.POINTER(ctypes.c_uint)] * 2)
    declare("occurrence_relations_apply_f", ctypes.c_bool, pointer, pointer, Each)
    declare("symbol_relation_get_roles", ctypes.c_uint64, pointer)
    declare("symbol_relation_get_symbol", pointer, pointer)
    declare("symbol_get_usr", Text, pointer)
    return library


def uses(store, is_wanted):
    """Yields (file, line, identifier of the symbol) for the files that `is_wanted` accepts."""
    library = load()
    opened = library.indexstore_store_create(str(store).encode(), None)
    if not opened:
        raise SystemExit(f"{store} is no index; it comes with a debug build.")
    names = []
    library.indexstore_store_units_apply_f(
        opened, 1, None, EachUnit(lambda _, name: names.append(str(name)) or True))
    records = {}
    for name in names:
        unit = library.indexstore_unit_reader_create(opened, name.encode(), None)
        if not unit:
            continue
        file = str(library.indexstore_unit_reader_get_main_file(unit))
        if is_wanted(file):
            def add(_, dependency):
                if library.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                    record = str(library.indexstore_unit_dependency_get_name(dependency))
                    # The records of a unit belong to its file and to headers.
                    if record.startswith(pathlib.PurePath(file).name + "-"):
                        records[record] = file
                return True
            library.indexstore_unit_reader_dependencies_apply_f(unit, None, Each(add))
        library.indexstore_unit_reader_dispose(unit)
    for record, file in sorted(records.items()):
        yield from ((file, line, symbol) for line, symbol in occurrences(library, opened, record))


def occurrences(library, store, record):
    """Returns the lines of a record with the identifiers of the symbols that they use or override."""
    found = set()
    reader = library.indexstore_record_reader_create(store, record.encode(), None)
    if not reader:
        return []

    def identifier(symbol):
        return str(library.indexstore_symbol_get_usr(symbol))

    def add(_, occurrence):
        line, column = ctypes.c_uint(), ctypes.c_uint()
        library.indexstore_occurrence_get_line_col(
            occurrence, ctypes.byref(line), ctypes.byref(column))
        found.add((line.value, identifier(library.indexstore_occurrence_get_symbol(occurrence))))

        def add_relation(_, relation):
            if library.indexstore_symbol_relation_get_roles(relation) & OVERRIDE_OF:
                symbol = library.indexstore_symbol_relation_get_symbol(relation)
                found.add((line.value, identifier(symbol)))
            return True

        library.indexstore_occurrence_relations_apply_f(occurrence, None, Each(add_relation))
        return True

    library.indexstore_record_reader_occurrences_apply_f(reader, None, Each(add))
    library.indexstore_record_reader_dispose(reader)
    return sorted(found)
