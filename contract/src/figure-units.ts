/** What a number of the register counts. `text` is a cell that says something in words. */
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
