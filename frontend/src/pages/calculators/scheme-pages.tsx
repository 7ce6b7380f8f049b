import { postOffice } from '../../features/calculators/post-office/post-office-calculator.ts'
import { ppf } from '../../features/calculators/ppf/ppf-calculator.ts'
import { sukanya } from '../../features/calculators/sukanya/sukanya-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/ppf-calculator': declaredPage(ppf),
  '/sukanya-calculator': declaredPage(sukanya),
  '/post-office-calculator': declaredPage(postOffice),
}
