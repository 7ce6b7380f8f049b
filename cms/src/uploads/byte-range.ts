/** The requested bytes, both ends included; all of them; or none that exist. */
export type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable'

/** Numbers of fifteen digits are exact. */
const single = /^bytes=(\d{1,15})?-(\d{1,15})?$/

/**
 * Parses a Range header for a file of `size` bytes. Several ranges and invalid ones get the whole file (RFC 9110); a range past the end, as
 * players send it, stops there.
 */
export function byteRangeOf(header: string, size: number): ByteRange {
  const found = single.exec(header.trim())
  if (found === null || (found[1] === undefined && found[2] === undefined)) return 'whole'
  const [, first, last] = found
  if (first === undefined) {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const start = Number(first)
  if (last !== undefined && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(Number(last ?? Infinity), size - 1) }
}
