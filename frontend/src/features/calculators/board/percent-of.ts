import { exactRupees, percentText } from '../../../lib/money.ts'
import type { Listed } from './listed-figures.ts'

const asked = [
  /^(?:what is |what's |how much is |calculate |find )?[\d.]+ ?(?:%|per ?cent) of (?:rs )?[^a-z%]*(?:lakhs?|crores?|thousand|k|l|cr|rupees)?[ ?]*$/u,
  /^[\d.,]+ ?(?:lakhs?|crores?|thousand|hazar|लाख|करोड|हजार)? ?(?:rupees )?(?:ka|का) [\d.]+ ?(?:%|per ?cent)(?: (?:kitna|कितना).*)?[ ?]*$/u,
]

/** Returns "18% of ₹50,000 is ₹9,000."; undefined if the question asks for something else. */
export function percentOf(text: string, { amounts, rates }: Listed): string | undefined {
  const [amount, rate] = [amounts[0]?.value, rates[0]]
  if (amount === undefined || rate === undefined || amounts.length > 1 || rates.length > 1 || !asked.some((each) => each.test(text))) return undefined
  return `${percentText(rate)} of ${exactRupees(amount)} is ${exactRupees(Math.round(amount * rate) / 100)}.`
}
