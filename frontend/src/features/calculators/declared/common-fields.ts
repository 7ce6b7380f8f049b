import { choiceField } from './field.ts'

/** When in a month money is paid in or taken out. */
export const timingField = (initial: 'start' | 'end' = 'start') =>
  choiceField('Payment date', { start: 'Start of month', end: 'End of month' }, initial)

/** What a month of a yearly return is. */
export const conventionField = () => choiceField('Monthly return', { nominal: 'Annual rate ÷ 12', effective: 'Effective annual rate' }, 'nominal')
