# cython: language_level=3
from settebello.core.kernel.structs cimport Actions, PastAction
from settebello.core.search.context cimport Determinization, SearchContext
from settebello.core.kernel.hidden_cards cimport HiddenCards

cdef void weigh_determinization(
    SearchContext *context, const PastAction *past, Py_ssize_t action_count, Determinization *sample, Actions *legal
) noexcept nogil
cdef int sample_determinizations(
    SearchContext *context,
    const PastAction *past,
    Py_ssize_t action_count,
    const HiddenCards *hidden,
    int count,
    int holder,
) noexcept nogil
