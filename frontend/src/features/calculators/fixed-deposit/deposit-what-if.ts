import { percentText } from '../../../lib/money.ts'
import { differenceOf, sumWords } from '../what-ifs/difference-words.ts'
import { depositFigures, type DepositTerms } from './deposit-figures.ts'
import { depositLimits } from './deposit-limits.ts'

/** The most common question, a better rate at another bank: "At 7%, half a percentage point more: ₹1,40,255, ₹3,246 more." */
export function depositWhatIf(terms: DepositTerms): string | undefined {
  const annualRatePercent = terms.annualRatePercent + 0.5
  const [now, then] = [depositFigures(terms), depositFigures({ ...terms, annualRatePercent })]
  if (now === undefined || then === undefined || annualRatePercent > depositLimits.annualRate.max) return undefined
  return `At ${percentText(annualRatePercent)}, half a percentage point more: ${sumWords(then.maturityValue)}, ${differenceOf(then.maturityValue, now.maturityValue)}.`
}
