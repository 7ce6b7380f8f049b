import { capitalGains } from '../../features/calculators/capital-gains/capital-gains-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/capital-gains-calculator': declaredPage(capitalGains),
}
