import type { ComparedRow } from '../scenarios/compared-row.ts'

const inWords = (rows: readonly ComparedRow[]) => rows.map(({ name, text }) => `${name}: ${text}`).join(', ')
/** More results than this make the line too long for a messenger. */
const mostResults = 3

/** Three lines for a messenger: the inputs except unset ones, the first results, and the link. */
export function messageOf(title: string, rows: readonly ComparedRow[], link: string) {
  const said = rows.filter(({ text, isUnset }) => text !== '—' && isUnset !== true)
  const isOutcome = ({ result, isResult }: ComparedRow) => result !== undefined || isResult === true
  const results = said.filter(isOutcome)
  const inputs = said.filter((row) => !isOutcome(row))
  return [inWords(inputs) || title, inWords(results.slice(0, mostResults)), link].join('\n')
}
