import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Investment',
  title: 'Investment calculator',
  description: 'What a lump sum plus monthly savings grow to, with a year-by-year table and why other sites differ.',
  board: {
    group: 'Save and invest',
    order: 20,
    glyph: 'growth',
    result: '₹3,04,24,975',
    text: 'from a lump sum plus monthly savings, at an assumed rate',
  },
}
