import { fieldsOf } from '@artha/contract/unknown-fields'
import { valueText } from '../inputs/value-words.ts'
import { noteWords } from '../links/note-words.ts'
import type { Calculator } from './calculator.ts'
import { resultOf } from './compare-input.ts'
import { labelsOf } from './field-labels.ts'
import type { Fields } from './field.ts'
import { readFields } from './read-fields.ts'
import { isRefused } from './refusal.ts'
import { bigText } from './result-text.ts'

/**
 * What a calculator says to its link in two or three sentences: its big figure, what that means, the tax year, and which
 * rate is an assumption. Undefined where the link says what cannot be worked out.
 */
export function saidToLink<const Of extends Fields, Figures extends object>(of: Calculator<Of, Figures>, query: string, today: string) {
  const { input, notes } = readFields(of.fields, new URLSearchParams(query))
  const worked = of.work(input, today)
  const [first] = of.results(input)
  if (isRefused(worked) || first === undefined) return undefined
  const changed = notes.map((note) => noteWords(note, labelsOf(of.fields)))
  if (of.said) return [...changed, of.said(worked, input)].join(' ')
  const figure = resultOf(worked, first.id)
  const sentence = of.sentence(worked, input)
  const big = figure === undefined ? undefined : bigText(figure, first.unit)
  const said = fieldsOf(input)
  const rate = of.assumed && said[of.assumed]
  return [
    ...changed,
    big === undefined || sentence.includes(big) ? undefined : `${first.name}: ${big}.`,
    sentence,
    typeof said.taxYear === 'string' ? `Tax year ${said.taxYear}.` : undefined,
    typeof rate === 'number' ? `That it is ${valueText('percent', rate)} a year is an assumption.` : undefined,
  ]
    .filter((each) => each !== undefined)
    .join(' ')
}
