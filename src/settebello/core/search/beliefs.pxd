# cython: language_level=3
from settebello.core.search.context cimport Hunt
from settebello.core.kernel.round cimport Past
from settebello.core.search.determinization cimport Hidden

cdef int make_worlds(
    Hunt *hunt, const Past *past, Py_ssize_t played, const Hidden *hidden, int count, int holder
) noexcept nogil
