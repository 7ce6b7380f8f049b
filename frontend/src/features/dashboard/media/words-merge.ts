import type { LibraryFileDetails, MediaWords } from '@artha/contract/media-library'
import type { FocusPoint } from '@artha/contract/picture'

const wordNames = ['alt', 'caption', 'credit'] as const
export type WordName = (typeof wordNames)[number]

/** The words and the focal point of a file, as its form has them. */
export type FileWords = Omit<MediaWords, 'focus'> & { focus: FocusPoint | null }
export type FormName = keyof FileWords
const formNames = [...wordNames, 'focus'] as const satisfies readonly FormName[]

export const wordsOf = ({ alt, caption, credit, image }: LibraryFileDetails): FileWords => ({ alt, caption, credit, focus: image?.focus ?? null })

type Value = FileWords[FormName]

const storedAs = (value: Value) => (typeof value === 'string' ? value.trim() : value && `${value.x} ${value.y}`)

/** Returns true if two values are stored as the same one. */
const isSame = (one: Value, other: Value) => storedAs(one) === storedAs(other)

export const isSameWords = (one: FileWords, other: FileWords) => formNames.every((name) => isSame(one[name], other[name]))

/** Returns what a save sends. A focal point that did not change is left out. */
export const bodyOf = ({ focus, ...words }: FileWords, base: FileWords): MediaWords => (isSame(focus, base.focus) ? words : { ...words, focus })

/**
 * Merges the values in a form with those that somebody else saved; both began from `base`. Where only one side changed a value, that side's stays.
 * Where both did, `merged` has mine, and `clashes` names the value.
 */
export function mergeWords(base: FileWords, mine: FileWords, theirs: FileWords): { merged: FileWords; clashes: FormName[] } {
  const isMine = (name: FormName) => !isSame(mine[name], base[name])
  const clashes = formNames.filter((name) => isMine(name) && !isSame(theirs[name], base[name]) && !isSame(mine[name], theirs[name]))
  const pick = <Name extends FormName>(name: Name): FileWords[Name] => (isMine(name) ? mine[name] : theirs[name])
  return { merged: { alt: pick('alt'), caption: pick('caption'), credit: pick('credit'), focus: pick('focus') }, clashes }
}
