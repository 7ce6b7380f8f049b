import { CalculatorNotes } from '../frame/calculator-notes.tsx'

const differs =
  'For 2025-26 and 2026-27, sites that forget marginal relief show ₹62,556 for a salary of ₹12,76,000 instead of ₹1,040. Some take the standard deduction of one regime for both, or allow in the new one what only the old one knows. Income and tax are rounded to ten rupees here, as in a return; sites that round the tax alone differ by some rupees, and by thousands at a limit of the rebate.'

const leavesOut = [
  'Income at rates of its own: capital gains, lottery, crypto. Gains have a calculator of their own.',
  'Rent and the loss of a let home, business income, agricultural income, losses carried on.',
  'Limits by basic pay: employer’s NPS counts up to a share of it, another in each regime.',
  'Professional tax, and deductions beside the named ones (80E, 80G, 80GG, 80U, 80DDB): put them into the deductions in all.',
  'Who is no resident: the rebate and the bands for seniors are for resident individuals.',
  'Interest and fees for paying or filing late.',
]

export const TaxNotes = () => <CalculatorNotes differs={differs} leavesOut={leavesOut} />
