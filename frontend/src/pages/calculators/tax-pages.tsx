import { hra } from '../../features/calculators/hra/hra-calculator.ts'
import { incomeTax } from '../../features/calculators/income-tax/income-tax-calculator.ts'
import { salary } from '../../features/calculators/salary/salary-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/income-tax-calculator': declaredPage(incomeTax),
  '/hra-calculator': declaredPage(hra),
  '/salary-calculator': declaredPage(salary),
}
