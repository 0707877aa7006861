"""A program as one WebAssembly module: whole random plays at the speed of native code."""
