/** Matches quotes as characters and as entities, since sanitisers and our own code write either. */
const straightQuote = /"|'|&quot;|&#0?39;/g
/** The characters before an opening quote. After any other character a quote closes, or is an apostrophe. */
const before = /[\s([{“‘—–/-]/

/** Replaces straight quotes with curly ones: “so”, ‘so’, it’s. `previous` is the character before the text. */
function curled(text: string, previous: string) {
  let done = ''
  let at = 0
  for (const { 0: sign, index } of text.matchAll(straightQuote)) {
    done += text.slice(at, index)
    at = index + sign.length
    const last = done.at(-1) ?? previous
    const opens = last === '' || before.test(last)
    done += sign === '"' || sign === '&quot;' ? (opens ? '“' : '”') : opens ? '‘' : '’'
  }
  return done + text.slice(at)
}

/** Matches the hyphen of "e-mandate". */
const afterOneLetter = /(?<![\p{L}\p{M}\p{N}])(\p{L}-)(?=\p{L})/gu

/** Replaces the straight quotes of plain text, and adds a word joiner where a line must not break: "e-mandate". */
export const typographic = (text: string) => curled(text, '').replaceAll(afterOneLetter, '$1\u2060')

const tagOrText = /<[^>]*>|[^<]+|</g
const inline = /^<\/?(?:a|b|strong|em|i|u|s|sub|sup)\b/i

/** Replaces the straight quotes in the texts of HTML, except within `code`. Attribute values must not contain "<" or ">" (see `withSafeAttributes`). */
export function typographicHtml(html: string) {
  if (html.search(straightQuote) === -1) return html
  let previous = ''
  let inCode = false
  return html.replace(tagOrText, (piece) => {
    if (piece.startsWith('<')) {
      if (/^<\/?code\b/i.test(piece)) inCode = !piece.startsWith('</')
      else if (!inline.test(piece)) previous = ''
      return piece
    }
    const said = inCode ? piece : curled(piece, previous)
    previous = said.at(-1) ?? ''
    return said
  })
}
