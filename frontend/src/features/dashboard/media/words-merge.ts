import type { MediaWords } from '@artha/contract/media-library'

export const wordNames = ['alt', 'caption', 'credit'] as const
export type WordName = (typeof wordNames)[number]

export const wordsOf = ({ alt, caption, credit }: MediaWords): MediaWords => ({ alt, caption, credit })

/** Returns true if two texts are stored as the same one. */
const isSame = (one: string, other: string) => one.trim() === other.trim()

export const isSameWords = (one: MediaWords, other: MediaWords) => wordNames.every((name) => isSame(one[name], other[name]))

/**
 * Merges the words in a form with those that somebody else saved; both began from `base`. Where only one side changed a text, that side's stays.
 * Where both did, `merged` has mine, and `clashes` names the text.
 */
export function mergeWords(base: MediaWords, mine: MediaWords, theirs: MediaWords): { merged: MediaWords; clashes: WordName[] } {
  const isMine = (name: WordName) => !isSame(mine[name], base[name])
  const clashes = wordNames.filter((name) => isMine(name) && !isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name]))
  const pick = (name: WordName) => (isMine(name) ? mine[name] : theirs[name])
  return { merged: { alt: pick('alt'), caption: pick('caption'), credit: pick('credit') }, clashes }
}
