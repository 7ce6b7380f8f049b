import { numberField } from '../definition/field.ts'

/**
 * Limits from section 9 of the product text. It gives no steps or initial values: steps are 1, initial values are in the middle half of the range.
 */
export const creditFields = {
  utilization: numberField('Credit limit used', { unit: 'percent', min: 0, max: 100, step: 1, initial: 30 }),
  history: numberField('Paid on time', { unit: 'percent', min: 0, max: 100, step: 1, initial: 75 }),
  ageYears: numberField('Age of oldest account', { unit: 'years', min: 0, max: 50, step: 1, initial: 15 }),
  accounts: numberField('Accounts', { unit: 'count', min: 0, max: 50, step: 1, initial: 15 }),
  inquiries: numberField('Recent inquiries', { unit: 'count', min: 0, max: 20, step: 1, initial: 5 }),
}
