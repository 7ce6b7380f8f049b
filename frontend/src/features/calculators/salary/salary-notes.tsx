import { CalculatorNotes } from '../frame/calculator-notes.tsx'

const differs =
  'Some employers pay PF only up to the wage ceiling (₹25,000 a month since 17 Sep 2026), which leaves more in hand; here it is paid on all basic pay. Your state’s professional tax comes off as well.'

const leavesOut = [
  'Professional tax, which differs by state.',
  'Bonus and variable pay, which are paid separately.',
  'Insurance and meals included in the CTC.',
  'Deductions other than PF and HRA: use the tax calculator for those.',
  'Employer payments to PF and NPS above a yearly limit, which are taxed.',
]

export const SalaryNotes = () => <CalculatorNotes differs={differs} leavesOut={leavesOut} />
