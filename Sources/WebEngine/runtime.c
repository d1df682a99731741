// What Embedded Swift needs of a C library, for WebAssembly without an operating system.

typedef __SIZE_TYPE__ size_t;

// Memory: blocks of powers of two, each with its power before it; free blocks of a power are a list.

enum { header = 16, smallest = 4, powers = 31, page = 65536 };

extern unsigned char __heap_base;
static void *free_blocks[powers];
static size_t heap_end;

static int power_of(size_t count) {
  int power = smallest;
  while (power < powers && ((size_t)1 << power) < count) power += 1;
  return power;
}

void *malloc(size_t count) {
  int power = power_of(count);
  if (power == powers) __builtin_trap();
  void *block = free_blocks[power];
  if (block) {
    free_blocks[power] = *(void **)block;
    return block;
  }
  if (!heap_end) heap_end = ((size_t)&__heap_base + header - 1) / header * header;
  size_t size = header + ((size_t)1 << power);
  size_t available = __builtin_wasm_memory_size(0) * page - heap_end;
  if (size > available) {
    size_t pages = (size - available + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  block = (void *)(heap_end + header);
  heap_end += size;
  ((int *)block)[-1] = power;
  return block;
}

void free(void *block) {
  if (!block) return;
  int power = ((int *)block)[-1];
  *(void **)block = free_blocks[power];
  free_blocks[power] = block;
}

int posix_memalign(void **block, size_t alignment, size_t count) {
  if (alignment > header) __builtin_trap();
  *block = malloc(count);
  return 0;
}

// Each of the first three is one instruction of WebAssembly.

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count += 1;
  return count;
}

// Numbers. What comes out agrees with a C library to the last bit.

double fmod(double x, double y) {
  double rest = __builtin_fabs(x), part = __builtin_fabs(y);
  if (!(part > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
  // Every difference is exact: `multiple` is at most `rest`, and more than half of it.
  while (rest >= part) {
    double multiple = part;
    while (multiple <= rest - multiple) multiple += multiple;
    rest -= multiple;
  }
  return __builtin_copysign(rest, x);
}

double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) < 0.5) return whole;
  return whole + __builtin_copysign(1, x);
}

/// Returns the number that a text denotes in JavaScript, which rounds correctly; NaN for no number.
__attribute__((import_module("js"), import_name("number")))
double js_number(const char *text, size_t count);

const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  size_t count = strlen(text);
  *number = js_number(text, count);
  return *number == *number ? text + count : 0;
}

// The product of two 128-bit numbers, without a multiplication of that width.
unsigned __int128 __multi3(unsigned __int128 left, unsigned __int128 right) {
  unsigned long long a = left, b = right, half = 0xFFFFFFFF;
  unsigned long long low = (a & half) * (b & half);
  unsigned long long middle = (a >> 32) * (b & half) + (low >> 32);
  unsigned long long other = (a & half) * (b >> 32) + (middle & half);
  unsigned long long high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += a * (unsigned long long)(right >> 64) + (unsigned long long)(left >> 64) * b;
  return (unsigned __int128)high << 64 | (other << 32 | (low & half));
}

// Seeds of hashes: always the same, so that the module repeats itself exactly.
void arc4random_buf(void *bytes, size_t count) {
  unsigned char *byte = bytes;
  for (size_t index = 0; index < count; index++) byte[index] = (unsigned char)(index * 151 + 89);
}

void __stack_chk_fail(void) { __builtin_trap(); }
size_t __stack_chk_guard = 0x5BD1E995;

// Texts that differ only in how their characters are composed are equal in Swift, which has tables of
// 33 KB for that. JavaScript has them already: the page sends each line in the form NFC, in which
// such texts have the same bytes. So every character is one that composes with no other.

unsigned short _swift_stdlib_getNormData(unsigned scalar) { return 0; }

unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) { return 0xFFFFFFFF; }

unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return 0xFFFFFFFF; }

const unsigned char *const _swift_stdlib_nfd_decompositions = 0;
