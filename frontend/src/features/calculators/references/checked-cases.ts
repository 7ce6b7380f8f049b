import { budgetFigures } from '../budget/budget-figures.ts'
import { budgetCases } from '../budget/reference-cases.ts'
import { creditScore } from '../credit-score/credit-score.ts'
import { creditCases } from '../credit-score/reference-cases.ts'
import { depositFigures } from '../fixed-deposit/deposit-figures.ts'
import { depositCases } from '../fixed-deposit/reference-cases.ts'
import { insuranceFigures } from '../insurance/insurance-figures.ts'
import { insuranceCases } from '../insurance/reference-cases.ts'
import { investmentFigures } from '../investment/investment-figures.ts'
import { investmentCases } from '../investment/reference-cases.ts'
import { annualPercentageRate, type LoanFees } from '../loan/annual-percentage-rate.ts'
import { loanFigures, type LoanTerms } from '../loan/loan-figures.ts'
import { loanCases, partOfLoanCases, rateWithFeesCases } from '../loan/reference-cases.ts'
import { repaidBetween } from '../loan/repaid-between.ts'
import { netWorthFigures } from '../net-worth/net-worth.ts'
import { netWorthCases } from '../net-worth/reference-cases.ts'
import { askedChecks } from './asked-calculators.ts'
import { checkCases, type CheckedFigure } from './reference-case.ts'
import { revenueCases } from '../revenue/reference-cases.ts'
import { revenueFigures } from '../revenue/revenue-figures.ts'

function rateWithFees(given: LoanTerms & LoanFees) {
  const rate = annualPercentageRate(given)
  return rate === undefined ? undefined : { annualPercentageRate: rate }
}

function scoreAlone(given: Parameters<typeof creditScore>[0]) {
  const result = creditScore(given)
  return result && { score: result.score }
}

function netWorthAlone(given: Parameters<typeof netWorthFigures>[0]) {
  const figures = netWorthFigures(given)
  return figures && { netWorth: figures.netWorth }
}

function savingsAlone(given: Parameters<typeof budgetFigures>[0]) {
  const figures = budgetFigures(given)
  return figures && { savings: figures.savings }
}

/** The checked figures of one calculator; `name` says what is worked out. */
export type CheckedCalculator = { name: string; figures: CheckedFigure<unknown>[] }

/** Every reference case, worked out by the functions that the calculators use. */
export const checkedCases = (): CheckedCalculator[] => [
  { name: 'Loans: instalment and totals', figures: checkCases(loanCases, loanFigures) },
  { name: 'Loans: interest and principal of instalments', figures: checkCases(partOfLoanCases, repaidBetween) },
  { name: 'Loans: annual percentage rate', figures: checkCases(rateWithFeesCases, rateWithFees) },
  { name: 'Fixed deposit', figures: checkCases(depositCases, depositFigures) },
  { name: 'Investment', figures: checkCases(investmentCases, investmentFigures) },
  { name: 'Insurance', figures: checkCases(insuranceCases, insuranceFigures) },
  { name: 'Credit score', figures: checkCases(creditCases, scoreAlone) },
  { name: 'Revenue & profit', figures: checkCases(revenueCases, revenueFigures) },
  { name: 'Net worth', figures: checkCases(netWorthCases, netWorthAlone) },
  { name: 'Budget', figures: checkCases(budgetCases, savingsAlone) },
  ...askedChecks(),
]
