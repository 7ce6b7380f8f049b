import { gst } from '../../features/calculators/gst/gst-calculator.ts'
import { rd } from '../../features/calculators/rd/rd-calculator.ts'
import { returns } from '../../features/calculators/returns/returns-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/gst-calculator': declaredPage(gst),
  '/rd-calculator': declaredPage(rd),
  '/returns-calculator': declaredPage(returns),
}
