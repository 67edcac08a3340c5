"""The core in WebAssembly, and the tools that build it."""
