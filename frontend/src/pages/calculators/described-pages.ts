import { describedCalculators, type DescribedCalculator } from '../../features/calculators/described-calculators.ts'
import { declaredPage, registerPage } from './declared-page.tsx'

/** Loads the page of a calculator made from a definition. Loads no other calculator's script. */
export async function describedPage(path: DescribedCalculator) {
  const made = await describedCalculators[path]()
  return { Page: made({ plain: declaredPage, registered: registerPage }) }
}
