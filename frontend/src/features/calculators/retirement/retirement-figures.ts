import { futureValue, growthLessOne, monthlyRate, presentValue } from '../arithmetic/annuity.ts'
import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

/** How the expenses of retirement are taken out of what was saved. */
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

/** What one rupee of the first year's expenses (or month's) needs on the first day, when they rise with prices. */
export function drawFactor(mode: DrawMode, realRate: number, years: number) {
  if (mode === 'year-end') return presentValue(1, realRate, years)
  if (mode === 'year-start') return presentValue(1, realRate, years) * (1 + realRate)
  const ofMonth = growthLessOne(realRate, 1 / 12)
  return presentValue(1, ofMonth, years * 12) * (1 + ofMonth)
}

/**
 * What retirement needs: the expenses on its first day, the sum from which they can be paid until the end, and what to
 * save each month until then (at its start, by a twelfth of the yearly return). No month's saving where retirement begins now.
 */
export function retirementFigures(terms: RetirementTerms) {
  const { age, retireAge, lifeExpectancy, expenses, inflation, returnBefore, returnAfter, saved, mode } = terms
  if (!noneNegative(age, expenses, inflation, returnBefore, returnAfter, saved)) return undefined
  const [yearsBefore, yearsAfter] = [retireAge - age, lifeExpectancy - retireAge]
  if (yearsBefore < 0 || yearsAfter <= 0) return undefined
  const expensesThen = expenses * (1 + growthLessOne(inflation / 100, yearsBefore))
  const realRate = (1 + returnAfter / 100) / (1 + inflation / 100) - 1
  const corpusNeeded = expensesThen * (mode === 'month-start' ? 1 : 12) * drawFactor(mode, realRate, yearsAfter)
  const [rate, months] = [monthlyRate(returnBefore), yearsBefore * 12]
  const savedThen = futureValue(saved, 0, rate, months)
  const figures = finiteFigures({ expensesThen, corpusNeeded, savedThen, realReturn: realRate * 100 })
  if (figures === undefined) return undefined
  const monthlyNeeded = months === 0 ? undefined : Math.max(0, corpusNeeded - savedThen) / futureValue(0, 1, rate, months)
  return { ...figures, monthlyNeeded }
}
