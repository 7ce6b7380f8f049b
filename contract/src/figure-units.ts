/** The units of numbers in the register. `text` is for cells with words. */
export const figureUnits = [
  'percent',
  'percent-a-year',
  'percent-a-month',
  'rupees',
  'rupees-a-year',
  'rupees-a-month',
  'crore-rupees',
  'days',
  'months',
  'years',
  'index',
  'count',
  'text',
] as const
export type FigureUnit = (typeof figureUnits)[number]
