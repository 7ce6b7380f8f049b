import { CalculatorNotes } from '../frame/calculator-notes.tsx'

const differs =
  'Employers may pay PF on the wage ceiling alone (₹25,000 a month since 17 Sep 2026), which leaves more in hand; here it is paid on all basic pay. Professional tax of a state comes off beside.'

const leavesOut = [
  'Professional tax, which is a state’s own.',
  'Bonus and variable pay, which come once.',
  'Insurance and meals within the CTC.',
  'Deductions beside PF and HRA: the tax calculator has them.',
  'Payments of the employer to PF and NPS above a sum a year, which are taxed.',
]

export const SalaryNotes = () => <CalculatorNotes differs={differs} leavesOut={leavesOut} />
