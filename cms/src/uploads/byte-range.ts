/** The bytes that are asked for, both ends with them; all of them; or none that there are. */
export type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable'

/** Fifteen digits are a number exactly. */
const single = /^bytes=(\d{1,15})?-(\d{1,15})?$/

/**
 * What a Range header asks of so many bytes. Several ranges at once, and what is no range, may be answered with the whole
 * (RFC 9110); a range that goes past the end, as players send it, ends there.
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
