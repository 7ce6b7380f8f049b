import { fieldsOf } from '@artha/contract/unknown-fields'
import { valueText } from '../inputs/value-texts.ts'
import { noteText } from '../links/note-texts.ts'
import type { Calculator } from './calculator.ts'
import { labelsOf } from './field-labels.ts'
import type { Fields } from './field.ts'
import { readFields } from './read-fields.ts'
import { isRefused } from './refusal.ts'
import { bigText } from './result-text.ts'
import { resultOf, shownResults } from './shown-results.ts'

/**
 * Answers a calculator link in two or three sentences: the main result, its meaning, the tax year and the assumed rate. Undefined if the link has no
 * result.
 */
export function resultSentence<const Of extends Fields, Results extends object>(of: Calculator<Of, Results>, query: string, today: string) {
  const { input, notes } = readFields(of.fields, new URLSearchParams(query))
  const worked = of.work(input, today)
  const [first] = of.results(input)
  if (isRefused(worked) || first === undefined || of.said === false) return undefined
  const changed = notes.map((note) => noteText(note, labelsOf(of.fields)))
  const held = of.held?.(input, today)?.words
  const shown = shownResults(of, worked, input, 0)
  if (of.said) return [...changed, of.said(shown, input), held].filter((each) => each !== undefined).join(' ')
  // A main result below ₹1,000 is shown with paise
  const result = resultOf(of.isToThePaisa ? shown : worked, first.id)
  const sentence = of.sentence(shown, input)
  const big = result === undefined ? undefined : bigText(result, first.unit, of.isToThePaisa)
  const said = fieldsOf(input)
  const rate = of.assumed && said[of.assumed]
  return [
    ...changed,
    big === undefined || sentence.includes(big) ? undefined : `${first.name}: ${big}.`,
    sentence,
    held,
    typeof said.taxYear === 'string' ? `Tax year ${said.taxYear}.` : undefined,
    typeof rate === 'number' ? `The ${valueText('percent', rate)} a year is an assumption.` : undefined,
  ]
    .filter((each) => each !== undefined)
    .join(' ')
}
