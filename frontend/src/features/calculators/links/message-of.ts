import type { ComparedRow } from '../scenarios/compared-row.ts'

const inWords = (rows: readonly ComparedRow[]) => rows.map(({ name, text }) => `${name}: ${text}`).join(', ')
/** More results than these make no line that is read in a messenger. */
const mostResults = 3

/** Three lines for a messenger: what was entered, what comes of it, and the link. */
export function messageOf(title: string, rows: readonly ComparedRow[], link: string) {
  const said = rows.filter(({ text }) => text !== '—')
  const results = said.filter(({ result }) => result !== undefined)
  const inputs = said.slice(
    0,
    said.findIndex(({ result }) => result !== undefined),
  )
  return [inWords(inputs) || title, inWords(results.slice(0, mostResults)), link].join('\n')
}
