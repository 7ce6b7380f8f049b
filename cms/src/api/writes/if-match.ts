import { createHash } from 'node:crypto'

/** How a version is written in ETag and If-Match. */
export const etagOf = (version: number): string => `"${version}"`

/**
 * The ETag of what readers are answered: the version, which If-Match is held to, and a mark of the whole answer, which
 * changes with a picture's new encodings too.
 */
export const readEtagOf = (answer: { version: number }): string =>
  `"${answer.version}-${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)}"`

/**
 * Whether an If-Match header (RFC 9110) lets a save of this version pass. Without one everything passes: the last save wins.
 * A weak mark counts like a strong one, since a proxy that compresses may have made it so; of a reader's tag the version counts.
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
