import { choiceField } from './field.ts'

/** The time of the month at which money is paid in or taken out. */
export const timingField = (initial: 'start' | 'end' = 'start') =>
  choiceField('Payment date', { start: 'Start of month', end: 'End of month' }, initial)

/** The method of turning an annual return into a monthly one. */
export const conventionField = () => choiceField('Monthly return', { nominal: 'Annual rate ÷ 12', effective: 'Effective annual rate' }, 'nominal')
