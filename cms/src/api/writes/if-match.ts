import { createHash } from 'node:crypto'

/** Formats a version for ETag and If-Match. */
export const etagOf = (version: number): string => `"${version}"`

/**
 * Returns the ETag of a read: the version, which If-Match compares, and a hash of the whole response, which also changes with new encodings of a
 * picture.
 */
export const readEtagOf = (answer: { version: number }): string =>
  `"${answer.version}-${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)}"`

/**
 * Returns true if an If-Match header (RFC 9110) allows a save of this version. Without one every save passes: the last save wins. A weak tag is
 * as good as a strong one, because a compressing proxy may have weakened it. Only the version in a read's ETag is compared.
 */
export function ifMatchHolds(header: string, version: number): boolean {
  const tags = header.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//i, '')
      .replace(/^"(\d+)-[\w-]*"$/, '"$1"'),
  )
  return header.trim() === '' || tags.includes('*') || tags.includes(etagOf(version))
}
