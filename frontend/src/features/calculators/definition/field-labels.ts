import type { Fields } from './field.ts'

/** The labels of the parameters of a calculator's link. */
export const labelsOf = (fields: Fields) => ({
  years: 'Time',
  months: 'Months',
  ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
})
