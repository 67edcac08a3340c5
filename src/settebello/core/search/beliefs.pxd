# cython: language_level=3
from settebello.core.search.context cimport SearchContext
from settebello.core.kernel.round_state cimport PastAction
from settebello.core.search.determinization cimport HiddenCards

cdef int sample_determinizations(
    SearchContext *context,
    const PastAction *past,
    Py_ssize_t action_count,
    const HiddenCards *hidden,
    int count,
    int holder,
) noexcept nogil
