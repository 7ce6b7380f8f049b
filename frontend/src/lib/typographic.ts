/** As text and as an entity: sanitisers and our own rules write either. */
const straightQuote = /"|'|&quot;|&#0?39;/g
/** What a quotation begins behind: nothing, white space, an opening sign. Behind anything else it ends, or stands within a word. */
const before = /[\s([{“‘—–/-]/

/** Straight quotes as printed ones: “so”, ‘so’ and so that it’s read. `previous`: the sign in front of the text. */
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

/** A text that is no HTML. */
export const typographic = (text: string) => curled(text, '')

const tagOrText = /<[^>]*>|[^<]+|</g
const inline = /^<\/?(?:a|b|strong|em|i|u|s|sub|sup)\b/i

/** HTML whose attribute values hold no "<" or ">" (`withSafeAttributes`): its texts alone are changed, and no code in them. */
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
