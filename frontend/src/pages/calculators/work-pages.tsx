import { gratuity } from '../../features/calculators/gratuity/gratuity-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/gratuity-calculator': declaredPage(gratuity),
}
