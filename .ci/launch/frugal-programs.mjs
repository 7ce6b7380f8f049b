/**
 * Settings of the C library's memory allocator. Threads share two heaps, because memory freed in one heap is not reused in another. Large
 * blocks (pages, compression buffers) return to the system as soon as they are freed, instead of staying between smaller ones.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }
/**
 * Objects of a page are short-lived, so a small nursery keeps the process small. Older objects are collected when they have grown by a
 * third; by default V8 lets them double, and the pages' bytes with them. See docs/decisions/043-memory-limits-of-programs.md.
 */
export const siteFlags = ['--max-semi-space-size=4', '--heap-growing-percent=33']

/** The cms's older objects are collected when they have grown by half; by default V8 lets them grow to three times their size. */
export const cmsFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']
