// The few C symbols that the Swift runtime and wasi-libc expect and a browser does not have.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

double strtod(const char *restrict text, char **restrict end);
void *malloc(size_t size);

/// The runtime's number parser: returns the end of what was read, or NULL.
const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
  char *end = NULL;
  *out = strtod(text, &end);
  return end;
}

__attribute__((import_module("host"), import_name("random"))) void host_random(void *buffer, size_t count);

void arc4random_buf(void *buffer, size_t count) { host_random(buffer, count); }

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
uintptr_t __stack_chk_guard = 0x5bd1e995;
/// Reduces angles beyond 2^20 radians, which no coordinate has; libc's own would weigh seven kilobytes.
int __rem_pio2_large(double *x, double *y, int e0, int nx, int prec) { __builtin_trap(); }
#else
typedef int translation_unit_is_empty_outside_wasm;
#endif
