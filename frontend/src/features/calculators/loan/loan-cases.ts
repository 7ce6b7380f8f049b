import type { ReferenceCase } from '../references/reference-case.ts'
import {
  excelCumipmt,
  excelCumprinc,
  excelIpmt,
  excelPmt,
  excelPpmt,
  fileMakerPmt,
  formCalcPmt,
  inklLoans,
  keyFactsStatement,
  libreOfficeBasic,
  libreOfficeCalc,
  openOfficePmt,
  ownFormula,
  patrikaLoans,
} from '../references/reference-sources.ts'
import type { LoanFees } from './annual-percentage-rate.ts'
import type { LoanTerms } from './loan-results.ts'

const loan = (principal: number, annualRatePercent: number, tenureMonths: number): LoanTerms => ({
  principal,
  annualRatePercent,
  tenureMonths,
})

/** Multiplies the rate of examples with annual periods by twelve, because our periods are months. */
const ofYears = 12

type LoanResultName = 'emi' | 'totalPayment' | 'totalInterest'

/** Cases for instalments and totals. */
export const loanCases: readonly ReferenceCase<LoanTerms, LoanResultName>[] = [
  {
    source: ownFormula,
    given: loan(150_000, 5, 120),
    expected: { emi: 1590.98, totalPayment: 190917.93, totalInterest: 40917.93 },
    decimals: 2,
  },
  {
    source: ownFormula,
    given: loan(1_500_000, 6.5, 180),
    expected: { emi: 13066.61, totalPayment: 2351989.89, totalInterest: 851989.89 },
    decimals: 2,
  },
  {
    source: ownFormula,
    given: loan(500_000, 7, 60),
    expected: { emi: 9900.6, totalPayment: 594035.96, totalInterest: 94035.96 },
    decimals: 2,
  },
  { source: excelPmt, given: loan(10_000, 8, 10), expected: { emi: 1037.03 }, decimals: 2 },
  { source: libreOfficeBasic, given: loan(100_000, 10, 72), expected: { emi: 1852.58377757705 }, decimals: 10 },
  { source: libreOfficeCalc, given: loan(25_000, 1.99, 36), expected: { emi: 715.96 }, decimals: 2 },
  { source: formCalcPmt, given: loan(150_000, 4.75, 300), expected: { emi: 855.17604207164 }, decimals: 8 },
  { source: formCalcPmt, given: loan(25_000, 8.5 * ofYears, 12), expected: { emi: 3403.82145169876 }, decimals: 8 },
  { source: openOfficePmt, given: loan(5_000, 5.5, 24), expected: { emi: 220.48 }, decimals: 2 },
  { source: fileMakerPmt, given: loan(21_000, 6.9, 48), expected: { emi: 501.9 }, decimals: 2 },
  { source: keyFactsStatement, given: loan(20_000, 15, 24), expected: { emi: 970, totalInterest: 3274 }, decimals: 0 },
  { source: patrikaLoans, given: loan(2_200_000, 7.5, 360), expected: { emi: 15383, totalInterest: 3337779 }, decimals: 0 },
  { source: patrikaLoans, given: loan(2_200_000, 7.5, 300), expected: { emi: 16258, totalInterest: 2677342 }, decimals: 0 },
  { source: patrikaLoans, given: loan(2_200_000, 7.5, 240), expected: { emi: 17723, totalInterest: 2053532 }, decimals: 0 },
  {
    source: inklLoans,
    given: loan(2_000_000, 8.5, 120),
    expected: { emi: 24797, totalPayment: 2975657, totalInterest: 975657 },
    decimals: 0,
  },
  {
    source: inklLoans,
    given: loan(2_000_000, 8.5, 180),
    expected: { emi: 19695, totalPayment: 3545062, totalInterest: 1545062 },
    decimals: 0,
  },
  {
    source: inklLoans,
    given: loan(2_000_000, 8.5, 240),
    expected: { emi: 17356, totalPayment: 4165552, totalInterest: 2165552 },
    decimals: 0,
  },
  {
    source: inklLoans,
    given: loan(2_000_000, 8.5, 300),
    expected: { emi: 16105, totalPayment: 4831363, totalInterest: 2831363 },
    decimals: 0,
  },
  {
    source: inklLoans,
    given: loan(2_000_000, 8.5, 360),
    expected: { emi: 15378, totalPayment: 5536177, totalInterest: 3536177 },
    decimals: 0,
  },
]

export type PartOfLoan = LoanTerms & { from: number; to: number }

/** Cases for the interest and principal of some instalments. */
export const partOfLoanCases: readonly ReferenceCase<PartOfLoan, 'interest' | 'principal'>[] = [
  { source: excelIpmt, given: { ...loan(8_000, 10, 36), from: 1, to: 1 }, expected: { interest: 66.67 }, decimals: 2 },
  { source: excelIpmt, given: { ...loan(8_000, 10 * ofYears, 3), from: 3, to: 3 }, expected: { interest: 292.45 }, decimals: 2 },
  { source: excelPpmt, given: { ...loan(2_000, 10, 24), from: 1, to: 1 }, expected: { principal: 75.62 }, decimals: 2 },
  {
    source: excelPpmt,
    given: { ...loan(200_000, 8 * ofYears, 10), from: 10, to: 10 },
    expected: { principal: 27598.05 },
    decimals: 2,
  },
  {
    source: libreOfficeBasic,
    given: { ...loan(15_000, 5 * ofYears, 7), from: 5, to: 5 },
    expected: { interest: 352.97 },
    decimals: 2,
  },
  {
    source: excelCumipmt,
    given: { ...loan(125_000, 9, 360), from: 13, to: 24 },
    expected: { interest: 11135.23213 },
    decimals: 5,
  },
  { source: excelCumipmt, given: { ...loan(125_000, 9, 360), from: 1, to: 1 }, expected: { interest: 937.5 }, decimals: 5 },
  {
    source: libreOfficeCalc,
    given: { ...loan(15_000, 5.5, 36), from: 10, to: 18 },
    expected: { principal: 3669.74 },
    decimals: 2,
  },
  {
    source: excelCumprinc,
    given: { ...loan(125_000, 9, 360), from: 13, to: 24 },
    expected: { principal: 934.1071234 },
    decimals: 7,
  },
  {
    source: excelCumprinc,
    given: { ...loan(125_000, 9, 360), from: 1, to: 1 },
    expected: { principal: 68.27827118 },
    decimals: 8,
  },
]

/** Cases for the annual percentage rate with fees. */
export const rateWithFeesCases: readonly ReferenceCase<LoanTerms & LoanFees, 'annualPercentageRate'>[] = [
  {
    source: keyFactsStatement,
    given: { ...loan(20_000, 15, 24), upfrontFees: 400, monthlyFees: 0 },
    expected: { annualPercentageRate: 17.07 },
    decimals: 2,
  },
]
