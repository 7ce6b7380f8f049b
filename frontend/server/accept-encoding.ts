export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an Accept-Encoding header allows; "q=0" forbids one. */
export function chooseEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return 'identity'
  let gzip = false
  for (const part of header.toLowerCase().split(',')) {
    const [name, weight] = part.split(';', 2)
    if (weight !== undefined && /^\s*q=0(\.0*)?\s*$/.test(weight)) continue
    if (name?.trim() === 'br') return 'br'
    gzip ||= name?.trim() === 'gzip'
  }
  return gzip ? 'gzip' : 'identity'
}
