/** In characters: long enough to tell articles apart, short enough to be read in an address bar. */
const longestSlug = 80

/** Joiners and soft hyphens stand within words of Hindi and of pasted text; apostrophes within words of English. */
const withinWords = /[\u00ad\u200b-\u200d\u2060\ufeff'’ʼ]/g

/**
 * The words of a title as a part of an address, in their own script: lower case, joined by hyphens, cut between words.
 * "" where a title has no word.
 */
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
