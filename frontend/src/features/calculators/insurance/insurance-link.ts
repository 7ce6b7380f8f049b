import { linkText, readParameters, shortened, type LinkReading } from '../links/read-link.ts'
import type { InsuranceInput } from './insurance-figures.ts'
import { initialInsuranceType, insuranceLimits, insuranceTypes } from './insurance-limits.ts'

/** What the inputs are called, by their parameter. */
export const insuranceLabels = { base: 'Base', age: 'Age', years: 'Policy term in years', type: 'Type of insurance' }

/** The insurance of a link `?base=…&age=…&years=…&type=life|health|vehicle`, always within the limits. */
export function readInsuranceLink(query: URLSearchParams): LinkReading<InsuranceInput> {
  const { input, notes } = readParameters(insuranceLimits, query)
  const given = query.get('type') ?? ''
  const known = insuranceTypes.find((each) => each === given.trim().toLowerCase())
  if (!known && given.trim() !== '') {
    notes.push({ parameter: 'type', reason: 'unknown-choice', given: shortened(given), used: initialInsuranceType })
  }
  return {
    input: { base: input.base, ageYears: input.age, tenureYears: input.years, type: known ?? initialInsuranceType },
    notes,
  }
}

/** The query that gives the insurance again. */
export const insuranceLink = ({ base, ageYears, tenureYears, type }: InsuranceInput) =>
  new URLSearchParams({ base: linkText(base), age: linkText(ageYears), years: linkText(tenureYears), type })
