import { differenceWords, sumWords } from '../what-ifs/difference-words.ts'
import { revenueFigures, type RevenueInput } from './revenue-figures.ts'

/** What is asked most of a business: a price that is a tenth higher while as much is sold. Undefined where nothing is. */
export function revenueWhatIf(input: RevenueInput): string | undefined {
  const [now, then] = [revenueFigures(input), revenueFigures({ ...input, price: input.price * 1.1 })]
  if (now === undefined || then === undefined || !(now.sales > 0)) return undefined
  return `If you raise the price by a tenth: ${sumWords(then.profit)} profit, ${differenceWords(then.profit - now.profit)}.`
}
