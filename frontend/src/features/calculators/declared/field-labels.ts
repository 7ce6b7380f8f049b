import type { Fields } from './field.ts'

/** What the parameters of a calculator's link are called. */
export const labelsOf = (fields: Fields) => ({
  years: 'Time',
  months: 'Months',
  ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
})
