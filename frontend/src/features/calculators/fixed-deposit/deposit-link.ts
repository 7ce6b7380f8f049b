import { namesOf, tableOf } from '@artha/contract/names-of'
import { choiceField, countField, onField, rateField, yesNoField, type InputOf, type NumberKind } from '../declared/field.ts'
import { readFields } from '../declared/read-fields.ts'
import type { InputLimits } from '../inputs/input-limits.ts'
import { valueText } from '../inputs/value-words.ts'
import { linkText, type LinkReading } from '../links/read-link.ts'
import type { DepositTerms } from './deposit-figures.ts'

/** Slider limits from section 9 of the product text; years have step 1. Fields and links accept the range of Indian banks. */
export const depositLimits = {
  principal: { unit: 'rupees', min: 1, max: 1_000_000_000, step: 10_000, initial: 100_000, slide: [10_000, 5_000_000] },
  annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 6.5, slide: [1, 15] },
  years: { unit: 'years', min: 1 / 12, max: 40, step: 1, initial: 5, slide: [1, 30] },
} as const satisfies Record<string, InputLimits>

const number = (label: string, limits: InputLimits): NumberKind => ({ kind: 'number', label, limits })

const depositFields = {
  principal: number('Deposit', depositLimits.principal),
  annualRate: number('Annual interest rate', depositLimits.annualRate),
  years: number('Time', depositLimits.years),
  days: countField('Extra days', { initial: 0, max: 3_650, to: 364 }),
  payout: choiceField('Interest payout', { maturity: 'At maturity', quarterly: 'Every quarter', monthly: 'Every month' }, 'maturity'),
  senior: yesNoField('Depositor is 60 or older', 'no'),
  seniorExtra: rateField('Extra rate for seniors, in points', { initial: 0.5, max: 5, to: 2 }),
  on: onField,
}

/** Allows zero years if the deposit has days. */
const withDays = { ...depositFields, years: { ...depositFields.years, limits: { ...depositLimits.years, min: 0 }, omitted: 0 } }
const fieldsFor = (days: number) => (days > 0 ? withDays : depositFields)

/** The deposit as entered; `principal` in rupees, `years` in whole months, plus `days`. */
export type DepositInput = InputOf<typeof depositFields>

/** The labels of the inputs, by parameter. */
export const depositLabels = tableOf(namesOf(depositFields), (name) => depositFields[name].label)
export const { payout: payoutField, senior: seniorField, seniorExtra: seniorExtraField, days: daysField } = depositFields
export const yearsLimits = ({ days }: Pick<DepositInput, 'days'>) => fieldsFor(days).years.limits

/** The depositor's rate, including the extra for senior citizens. */
export const depositRate = ({ annualRate, senior, seniorExtra }: DepositInput) => annualRate + (senior === 'yes' ? seniorExtra : 0)

export const depositTerms = (input: DepositInput): DepositTerms => ({
  principal: input.principal,
  annualRatePercent: depositRate(input),
  tenureMonths: Math.round(input.years * 12) + (input.days * 12) / 365,
})

/** "1 year 40 days". */
export function depositTime({ years, days }: Pick<DepositInput, 'years' | 'days'>) {
  const words = [years > 0 ? valueText('years', years) : '', days > 0 ? `${days} day${days === 1 ? '' : 's'}` : '']
  return words.filter(Boolean).join(' ')
}

/** Reads the deposit of a link `?principal=…&annualRate=…&years=…&days=…`, always within the limits. */
export function readDepositLink(query: URLSearchParams): LinkReading<DepositInput> {
  const { days } = readFields({ days: daysField }, query).input
  return readFields(fieldsFor(days), query)
}

/** The query that reads back as this deposit; default values are left out. */
export function depositLink({ principal, annualRate, years, days, payout, senior, seniorExtra, on }: DepositInput) {
  const said: Readonly<Record<string, string | false>> = {
    principal: linkText(principal),
    annualRate: linkText(annualRate),
    years: linkText(years),
    days: days > 0 && String(days),
    payout: payout !== 'maturity' && payout,
    senior: senior === 'yes' && senior,
    seniorExtra: senior === 'yes' && linkText(seniorExtra),
    on: on !== '' && on,
  }
  return new URLSearchParams(Object.entries(said).flatMap(([name, text]) => (text === false ? [] : [[name, text] satisfies [string, string]])))
}
