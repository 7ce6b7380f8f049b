const cardLength = 90
const longLength = 150
/** Shorter than this, whole sentences say too little. */
const shortestLength = 60

/** Returns at most `most` characters, cut at the end of a word. Cuts inside a word only if it is longer than that. */
function beginning(text: string, most: number) {
  const characters = [...text.trim()]
  const first = characters.slice(0, most).join('')
  if (characters.length <= most || characters[most] === ' ') return first.trimEnd()
  const end = first.lastIndexOf(' ')
  return (end > 0 ? first.slice(0, end) : first).trimEnd()
}

/** Returns at most 90 characters for a card, with ' ...' if text was cut. Expects text without markup. */
export const cardSnippet = (text: string) => {
  const shown = beginning(text, cardLength)
  return shown === text.trim() ? shown : `${shown} ...`
}

/**
 * Returns at most 150 characters for large cards and Live Update, without dots: if text was cut, whole sentences, or else whole words. The server's
 * excerpt may end inside a word, so its last word is dropped.
 */
export function longSnippet(text: string) {
  const shown = beginning(isCut(text) ? text.trim().replace(/ \S*$/u, '') : text, longLength)
  return shown === text.trim() ? shown : (wholeSentences(shown) ?? shown)
}

/** Returns the text up to its last full stop before a capital letter; undefined if that leaves too little. "s. 80C" ends no sentence. */
function wholeSentences(text: string) {
  const end = [...text.matchAll(/[\p{L}\d)%][\p{L}\d)%”"][.!?][”"]?(?= [“"]?\p{Lu})/gu)].at(-1)
  if (end === undefined) return undefined
  const shown = text.slice(0, end.index + end[0].length)
  return shown.length < shortestLength ? undefined : shown
}

/** True if the server may have cut the text: it has the length of an excerpt and does not end a sentence. */
const isCut = (text: string) => [...text.trim()].length === longLength && !/[.!?…)”"]$/u.test(text.trim())
