/**
 * Of the C library: threads share two heaps, since with one for each what is freed in one is not used in another; and what is large
 * (pages, what compresses them) is given back to the system as soon as it is freed, where it would lie between smaller things.
 */
export const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' }
/**
 * Young objects of pages die at once: a small nursery keeps the process small. What outlives it is collected when it has grown by a
 * third; left to itself V8 lets it double, and the pages' bytes with it. See docs/decisions/043-memory-limits-of-programs.md.
 */
export const siteFlags = ['--max-semi-space-size=4', '--heap-growing-percent=33']

/** The cms keeps half as much again of what it needs, where V8 lets it stand at three times. */
export const cmsFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']
