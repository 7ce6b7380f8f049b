import { differenceOf, sumWords } from '../what-ifs/difference-words.ts'
import { ageBands, insuranceFigures, type InsuranceInput } from './insurance-figures.ts'

/** What is asked most of a premium: waiting until the next band of ages. Undefined in the last one. */
export function insuranceWhatIf(input: InsuranceInput): string | undefined {
  const ageYears = ageBands.find(({ from }) => from > input.ageYears)?.from
  const [now, then] = [insuranceFigures(input), ageYears === undefined ? undefined : insuranceFigures({ ...input, ageYears })]
  if (now === undefined || then === undefined) return undefined
  return `From age ${ageYears ?? ''}: ${sumWords(then.monthlyPremium)} a month, ${differenceOf(then.monthlyPremium, now.monthlyPremium)}.`
}
