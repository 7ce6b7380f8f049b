import { describedCalculators, type DescribedCalculator } from '../../features/calculators/described-calculators.ts'
import { declaredPage, registerPage } from './declared-page.tsx'

/** The page of a calculator that is described; nothing but its own script is loaded for it. */
export async function describedPage(path: DescribedCalculator) {
  const made = await describedCalculators[path]()
  return { Page: made({ plain: declaredPage, registered: registerPage }) }
}
