import type { DatedFigure } from '@artha/contract/figure-on'
import { percentText, wholeRupees } from '../../../lib/money.ts'
import { publishedCalculators } from '../accuracy/published-calculators.ts'
import type { BoardUpdates } from './board-updates.ts'

/**
 * The results and rates in the texts of board and tiles that depend on the register: the initial result first, then a second number of the text. A test finds
 * each in those texts and compares it with the calculator.
 */
export const statedResults: Readonly<Record<string, readonly string[]>> = {
  '/ppf-calculator': ['₹40,68,209', '7.1%'],
  '/sukanya-calculator': ['₹71,82,119', '8.2%'],
  '/post-office-calculator': ['₹1,44,903', '7.7%'],
  '/epf-calculator': ['₹90,25,826'],
  '/nps-calculator': ['₹1,13,96,627'],
  '/income-tax-calculator': ['₹97,500', '₹2,57,400'],
  '/salary-calculator': ['₹1,03,045'],
  '/hra-calculator': ['₹1,80,000'],
  '/gst-calculator': ['₹1,180', '18%'],
  '/gratuity-calculator': ['₹4,15,385'],
  '/capital-gains-calculator': ['₹34,375'],
}

type Asked = ReturnType<typeof publishedCalculators>[number]['of']

/** The current values of these results and rates; undefined if one does not exist. */
function resultsOf({ ask, names, fields, held }: Asked, today: string): (string | undefined)[] {
  const results = ask('', today)
  const [first = ''] = Object.keys(names(''))
  const sum = (id: string) => (results[id] === undefined ? undefined : wholeRupees(results[id]))
  const rate = fields.annualRate ?? fields.rate
  const until = held(today)?.short
  const percent = rate?.kind === 'number' ? `${percentText(rate.limits.initial)}${until === undefined ? '' : ` (${until})`}` : undefined
  return [sum(first), 'oldTax' in results ? sum('oldTax') : percent]
}

/** The results and rates in the texts that differ with these rows of the register. */
export function boardUpdates(rows: readonly DatedFigure[], today: string): BoardUpdates {
  const changed: Record<string, Record<string, string> | null> = {}
  for (const { of } of publishedCalculators(rows, today)) {
    const [stated, now] = [statedResults[of.path] ?? [], resultsOf(of, today)]
    const pairs = stated.flatMap((before, index) => (now[index] === undefined || now[index] === before ? [] : [[before, now[index]] as const]))
    if (stated.length > 0 && now[0] === undefined) changed[of.path] = null
    else if (pairs.length > 0) changed[of.path] = Object.fromEntries(pairs)
  }
  return changed
}
