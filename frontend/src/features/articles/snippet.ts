const cardLength = 90
const longLength = 150

/** For cards: 90 characters, and ' ...' only where text was cut. The text is without markup already. */
export const cardSnippet = (text: string) => {
  const characters = [...text.trim()]
  return characters.length <= cardLength ? characters.join('') : `${characters.slice(0, cardLength).join('').trimEnd()} ...`
}

/** For large cards and Live Update: 150 characters, nothing appended. */
export const longSnippet = (text: string) => [...text.trim()].slice(0, longLength).join('').trimEnd()
