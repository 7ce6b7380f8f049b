import { choiceField } from './field.ts'

/** When in a month money is paid in or taken out. */
export const timingField = (initial: 'start' | 'end' = 'start') =>
  choiceField('When in the month', { start: 'At its start', end: 'At its end' }, initial)

/** What a month of a yearly return is. */
export const conventionField = () =>
  choiceField('A month’s return', { nominal: 'A twelfth of the yearly rate', effective: 'The root that gives the yearly rate' }, 'nominal')
