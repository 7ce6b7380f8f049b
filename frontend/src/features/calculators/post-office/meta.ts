import type { CalculatorMeta } from '../calculator-meta.ts'

export const meta: CalculatorMeta = {
  name: 'Post office schemes',
  title: 'Post office schemes calculator',
  description: 'NSC, KVP, SCSS, MIS and time deposits: what each pays, and when.',
  board: {
    group: 'Save and invest',
    order: 110,
    glyph: 'bank',
    result: '₹1,44,903',
    text: 'from ₹1,00,000 in a National Savings Certificate at 7.7%',
  },
}
