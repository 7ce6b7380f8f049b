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

/** The value that counts instead of what a link gave; of years as people say them. */
function usedText({ parameter, used }: LinkNote) {
  if (typeof used === 'string') return used
  return parameter === 'years' ? yearsText(used) : groupedNumber(used, Number.isInteger(used) ? 0 : 2)
}

/** What had to be changed in what a link gave. `labels` are the names of its parameters. */
export function noteWords(note: LinkNote, labels: Readonly<Record<string, string>>) {
  const { parameter, reason, given, left = 1 } = note
  const name = labels[parameter] ?? parameter
  if (reason === 'too-many-rows') return `${name}: “${given}” in the link ${noteReasons[reason]}. ${usedText(note)} used, ${left} left out.`
  return `${name}: “${given}” in the link ${noteReasons[reason]}; ${usedText(note)} is used instead.`
}

/** The same in short, beside the result: "Not as the link has it: Time is 1 month, of Payments 12 rows are left out." */
export function notesInShort(notes: readonly LinkNote[], labels: Readonly<Record<string, string>>) {
  const each = notes.map((note) => {
    const name = labels[note.parameter] ?? note.parameter
    return note.reason === 'too-many-rows' ? `${note.left ?? 1} of “${name}” left out` : `“${name}” ${usedText(note)}`
  })
  return each.length === 0
    ? undefined
    : `Changed from the link: ${[...new Set(each)].slice(0, 4).join(', ')}${each.length > 4 ? ` and ${each.length - 4} more` : ''}.`
}
