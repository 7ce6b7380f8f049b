import { CalculatorNotes } from '../frame/calculator-notes.tsx'

const differs =
  'Sites that forget marginal relief show ₹62,556 for a salary of ₹12,76,000 instead of ₹1,040. Some take the standard deduction of one regime for both, or allow in the new one what only the old one knows. A return rounds income and tax to ten rupees; the figures here are before that.'

const leavesOut = [
  'Income at rates of its own: capital gains, lottery, crypto. Gains have a calculator of their own.',
  'Rent and the loss of a let home, business income, agricultural income, losses carried on.',
  'Limits by basic pay: employer’s NPS counts up to 14% of it in the new regime (10% in the old one at private employers).',
  'Professional tax, and deductions beside the named ones (80E, 80G, 80GG, 80U, 80DDB): put them into the deductions in all.',
  'Who is no resident: the rebate and the bands for seniors are for resident individuals.',
  'Interest and fees for paying or filing late.',
]

export const TaxNotes = () => <CalculatorNotes differs={differs} leavesOut={leavesOut} />
