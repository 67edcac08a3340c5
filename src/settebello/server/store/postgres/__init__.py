"""The store in PostgreSQL."""

from settebello.server.store.base import StoreError

try:
    import asyncpg  # noqa: F401 - only to see whether it is installed
except ImportError as error:  # pragma: no cover
    raise StoreError("PostgreSQL needs its driver: pip install 'settebello[postgres]'.") from error
