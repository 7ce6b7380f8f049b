import { goal } from '../../features/calculators/goal/goal-calculator.ts'
import { inflation } from '../../features/calculators/inflation/inflation-calculator.ts'
import { lumpsum } from '../../features/calculators/lumpsum/lumpsum-calculator.ts'
import { retirement } from '../../features/calculators/retirement/retirement-calculator.ts'
import { sip } from '../../features/calculators/sip/sip-calculator.ts'
import { swp } from '../../features/calculators/swp/swp-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/sip-calculator': declaredPage(sip),
  '/goal-calculator': declaredPage(goal),
  '/swp-calculator': declaredPage(swp),
  '/lumpsum-calculator': declaredPage(lumpsum),
  '/retirement-calculator': declaredPage(retirement),
  '/inflation-calculator': declaredPage(inflation),
}
