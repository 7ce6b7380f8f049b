/** In characters: long enough to tell articles apart, short enough to read in an address bar. */
const longestSlug = 80

/** Characters inside words: joiners and soft hyphens in Hindi and pasted text, apostrophes in English. */
const withinWords = /[\u00ad\u200b-\u200d\u2060\ufeff'’ʼ]/g

/** Returns the words of a title for an address: their own script, lower case, joined by hyphens, cut between words. "" if the title has no words. */
export function slugOf(title: string) {
  const words =
    title
      .normalize('NFKC')
      .replace(withinWords, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if ([...longer].length > longestSlug) break
    slug = longer
  }
  return slug || [...(words[0] ?? '')].slice(0, longestSlug).join('')
}
