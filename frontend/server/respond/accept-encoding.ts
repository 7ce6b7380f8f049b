export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** Cache of parsed headers. Clients send few different values; once it is full, further values are parsed on each request. */
const known = new Map<string, ContentEncoding>()
const knownAtMost = 100

/** Returns the best encoding that an Accept-Encoding header allows: Brotli, then gzip, then none. "q=0" forbids an encoding. */
export function chooseEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return 'identity'
  const before = known.get(header)
  if (before !== undefined) return before
  const chosen = read(header)
  if (known.size < knownAtMost) known.set(header, chosen)
  return chosen
}

function read(header: string): ContentEncoding {
  let gzip = false
  for (const part of header.toLowerCase().split(',')) {
    const [name, weight] = part.split(';', 2)
    if (weight !== undefined && /^\s*q=0(\.0*)?\s*$/.test(weight)) continue
    if (name?.trim() === 'br') return 'br'
    gzip ||= name?.trim() === 'gzip'
  }
  return gzip ? 'gzip' : 'identity'
}
