import { differenceOf, sumWords } from '../what-ifs/difference-words.ts'
import { investmentFigures, type InvestmentTerms } from './investment-figures.ts'
import { investmentLimits } from './investment-limits.ts'

/** The most common question: "One year longer: ₹3,45,00,000, ₹42,00,000 more." */
export function investmentWhatIf(terms: InvestmentTerms): string | undefined {
  const months = terms.months + 12
  const [now, then] = [investmentFigures(terms), investmentFigures({ ...terms, months })]
  if (now === undefined || then === undefined || months > investmentLimits.years.max * 12) return undefined
  return `One year longer: ${sumWords(then.futureValue)}, ${differenceOf(then.futureValue, now.futureValue)}.`
}
