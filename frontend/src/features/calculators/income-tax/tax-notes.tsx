import { CalculatorNotes } from '../frame/calculator-notes.tsx'

const differs =
  'For 2025-26 and 2026-27, sites that forget marginal relief show ₹62,556 for a salary of ₹12,76,000 instead of ₹1,040. Some use one regime’s standard deduction for both, or allow old-regime deductions in the new one. Income and tax are rounded to ten rupees here, as in a return; sites that round only the tax differ by a few rupees, and by thousands at a rebate limit.'

const leavesOut = [
  'Income taxed at special rates: capital gains, lottery, crypto. Gains have their own calculator.',
  'Rental income or loss, business income, agricultural income, losses carried forward.',
  'Limits based on basic pay: the employer’s NPS counts up to a share of it, which differs by regime.',
  'Professional tax, and other deductions (80E, 80G, 80GG, 80U, 80DDB): add them to total deductions.',
  'Non-residents: the rebate and the senior slabs are for resident individuals.',
  'Interest and fees for late payment or filing.',
]

export const TaxNotes = () => <CalculatorNotes differs={differs} leavesOut={leavesOut} />
