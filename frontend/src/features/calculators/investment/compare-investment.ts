import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { investmentFigures } from './investment-figures.ts'
import { investmentLabels, investmentTerms, type InvestmentInput } from './investment-link.ts'

/** The inputs and results of an investment, one row each. */
export function compareInvestment(input: InvestmentInput): ComparedRow[] {
  const figures = investmentFigures(investmentTerms(input))
  return [
    inputRow(investmentLabels.initial, 'rupees', input.initial),
    inputRow(investmentLabels.monthly, 'rupees', input.monthly),
    inputRow(investmentLabels.annualRate, 'percent', input.annualRatePercent),
    inputRow(investmentLabels.years, 'years', input.tenureYears),
    rupeesRow('Final value', figures?.futureValue),
    rupeesRow('Total invested', figures?.totalInvested),
    rupeesRow('Gain', figures?.gain),
  ]
}
