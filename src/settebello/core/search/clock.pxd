# cython: language_level=3
"""Clocks for the time limits of a search, on POSIX systems and on Windows."""

cdef extern from *:
    """
    typedef enum { MONOTONIC_TIME, THREAD_TIME } Clock;
    #ifdef _WIN32
    #define WIN32_LEAN_AND_MEAN
    #define NOMINMAX
    #include <windows.h>
    static inline double seconds_on(Clock clock) {
        LARGE_INTEGER count, frequency;
        FILETIME created, ended, kernel, user;
        if (clock == THREAD_TIME) {
            GetThreadTimes(GetCurrentThread(), &created, &ended, &kernel, &user);
            return (kernel.dwHighDateTime + (double)user.dwHighDateTime) * 429.4967296
                + (kernel.dwLowDateTime + (double)user.dwLowDateTime) * 1e-7;
        }
        QueryPerformanceFrequency(&frequency);
        QueryPerformanceCounter(&count);
        return (double)count.QuadPart / (double)frequency.QuadPart;
    }
    #else
    #include <time.h>
    static inline double seconds_on(Clock clock) {
        struct timespec now;
        clock_gettime(clock == THREAD_TIME ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &now);
        return now.tv_sec + now.tv_nsec * 1e-9;
    }
    #endif
    """
    ctypedef enum Clock:
        MONOTONIC_TIME  # wall time that nobody can set
        THREAD_TIME  # the processor time of this thread
    double seconds_on(Clock clock) noexcept nogil
