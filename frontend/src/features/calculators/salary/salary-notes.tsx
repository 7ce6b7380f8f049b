import { CalculatorNotes } from '../frame/calculator-notes.tsx'

const differs =
  'Employers may pay PF on the wage ceiling alone (₹25,000 a month since 17 Sep 2026), which leaves more in hand; here it is 12% of all basic pay. Professional tax of a state, up to ₹2,500 a year, comes off beside.'

const leavesOut = [
  'Professional tax, which is a state’s own.',
  'Bonus and variable pay, which come once.',
  'Insurance and meals within the CTC.',
  'Deductions beside PF and HRA: the tax calculator has them.',
  'Payments of the employer to PF and NPS above ₹7,50,000 a year, which are taxed.',
]

export const SalaryNotes = () => <CalculatorNotes differs={differs} leavesOut={leavesOut} />
