const cardLength = 90
const longLength = 150

/** The first characters as far as a word ends within them; a single word that is longer is cut. */
function beginning(text: string, most: number) {
  const characters = [...text.trim()]
  const first = characters.slice(0, most).join('')
  if (characters.length <= most || characters[most] === ' ') return first.trimEnd()
  const end = first.lastIndexOf(' ')
  return (end > 0 ? first.slice(0, end) : first).trimEnd()
}

/** For cards: at most 90 characters, and ' ...' only where text was cut. The text is without markup already. */
export const cardSnippet = (text: string) => {
  const shown = beginning(text, cardLength)
  return shown === text.trim() ? shown : `${shown} ...`
}

/** For large cards and Live Update: at most 150 characters, nothing appended. The server cuts there too, in a word or after it. */
export const longSnippet = (text: string) => beginning(isCut(text) ? text.trim().replace(/ \S*$/u, '') : text, longLength)

/** True if the text may have been cut at its last character: it has as many as an excerpt holds and ends no sentence. */
const isCut = (text: string) => [...text.trim()].length === longLength && !/[.!?…)”"]$/u.test(text.trim())
