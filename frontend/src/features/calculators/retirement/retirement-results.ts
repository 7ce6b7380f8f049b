import { futureValue, growthLessOne, monthlyRate, presentValue } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** The time at which retirement expenses are withdrawn. */
export type DrawMode = 'year-start' | 'year-end' | 'month-start'

/** Ages in years; `expenses` in rupees a month at today's prices; returns and inflation in percent a year. */
export interface RetirementTerms {
  age: number
  retireAge: number
  lifeExpectancy: number
  expenses: number
  inflation: number
  returnBefore: number
  returnAfter: number
  saved: number
  mode: DrawMode
}

/** The amount needed on the first day for one rupee of the first year's (or month's) expenses, which rise with prices. */
export function drawFactor(mode: DrawMode, realRate: number, years: number) {
  if (mode === 'year-end') return presentValue(1, realRate, years)
  if (mode === 'year-start') return presentValue(1, realRate, years) * (1 + realRate)
  const ofMonth = growthLessOne(realRate, 1 / 12)
  return presentValue(1, ofMonth, years * 12) * (1 + ofMonth)
}

/**
 * The needs of a retirement: the expenses on its first day, the corpus that pays them until the end, and the monthly saving until then (at the start
 * of the month, at a twelfth of the annual return). No monthly saving if retirement begins now.
 */
export function retirementResults(terms: RetirementTerms) {
  const { age, retireAge, lifeExpectancy, expenses, inflation, returnBefore, returnAfter, saved, mode } = terms
  if (!noneNegative(age, expenses, inflation, returnBefore, returnAfter, saved)) return undefined
  const [yearsBefore, yearsAfter] = [retireAge - age, lifeExpectancy - retireAge]
  if (yearsBefore < 0 || yearsAfter <= 0) return undefined
  const expensesThen = expenses * (1 + growthLessOne(inflation / 100, yearsBefore))
  const realRate = (1 + returnAfter / 100) / (1 + inflation / 100) - 1
  const corpusNeeded = expensesThen * (mode === 'month-start' ? 1 : 12) * drawFactor(mode, realRate, yearsAfter)
  const [rate, months] = [monthlyRate(returnBefore), yearsBefore * 12]
  const savedThen = futureValue(saved, 0, rate, months)
  const results = finiteResults({ expensesThen, corpusNeeded, savedThen, realReturn: realRate * 100 })
  if (results === undefined) return undefined
  const monthlyNeeded = months === 0 ? undefined : Math.max(0, corpusNeeded - savedThen) / futureValue(0, 1, rate, months)
  return { ...results, monthlyNeeded }
}
