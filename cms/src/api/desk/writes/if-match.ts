/** How a version is written in ETag and If-Match. */
export const etagOf = (version: number): string => `"${version}"`

/**
 * Whether an If-Match header (RFC 9110) lets a save of this version pass. Without one everything passes: the last save wins.
 * A weak mark counts like a strong one, since a proxy that compresses may have made it so.
 */
export function ifMatchHolds(header: string, version: number): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//i, ''))
  return header.trim() === '' || tags.includes('*') || tags.includes(etagOf(version))
}
