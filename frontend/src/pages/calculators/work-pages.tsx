import { epf } from '../../features/calculators/epf/epf-calculator.ts'
import { gratuity } from '../../features/calculators/gratuity/gratuity-calculator.ts'
import { nps } from '../../features/calculators/nps/nps-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/gratuity-calculator': declaredPage(gratuity),
  '/epf-calculator': declaredPage(epf),
  '/nps-calculator': declaredPage(nps),
}
