import { groupedNumber } from '../../../lib/money.ts'
import { yearsText } from '../inputs/years-text.ts'
import type { LinkNote } from './read-link.ts'

const noteReasons: Readonly<Record<LinkNote['reason'], string>> = {
  'below-minimum': 'is below this calculator’s minimum',
  'above-maximum': 'is above this calculator’s maximum',
  'too-fine': 'has more decimals than this calculator uses',
  ambiguous: 'can be read two ways',
  credit: 'may mean bank credit or crore',
  debit: 'is a bank debit, not crore',
  unreadable: 'cannot be read',
  'unknown-choice': 'is not one of the choices',
  'too-many-rows': 'has more rows than this calculator takes',
}

/** Formats the value used instead of the one in the link. */
function usedText({ parameter, used }: LinkNote) {
  if (typeof used === 'string') return used
  return parameter === 'years' ? yearsText(used) : groupedNumber(used, Number.isInteger(used) ? 0 : 2)
}

/** Says which value of a link was changed and why. `labels` are the names of its parameters. */
export function noteText(note: LinkNote, labels: Readonly<Record<string, string>>) {
  const { parameter, reason, given, left = 1 } = note
  const name = labels[parameter] ?? parameter
  if (reason === 'too-many-rows') return `${name}: “${given}” in the link ${noteReasons[reason]}. ${usedText(note)} used, ${left} left out.`
  return `${name}: “${given}” in the link ${noteReasons[reason]}; ${usedText(note)} is used instead.`
}

/** A name within a sentence: lower case, unless it begins with an abbreviation. */
const inSentence = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

/** The notes in short, for beside the result: "The link’s time cannot be used: the result is for 1 month." */
export function notesInShort(notes: readonly LinkNote[], labels: Readonly<Record<string, string>>) {
  const each = notes.map((note) => {
    const name = inSentence(labels[note.parameter] ?? note.parameter)
    return note.reason === 'too-many-rows'
      ? `${note.left ?? 1} of the link’s rows are left out (${name}).`
      : `The link’s ${name} cannot be used: the result is for ${usedText(note)}.`
  })
  // The full list is above the form
  return [...new Set(each)].slice(0, 3).join(' ') || undefined
}
