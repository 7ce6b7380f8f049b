import { balanceTransfer } from '../../features/calculators/balance-transfer/transfer-calculator.ts'
import { creditCard } from '../../features/calculators/credit-card/card-calculator.ts'
import { flatRate } from '../../features/calculators/flat-rate/flat-rate-calculator.ts'
import { loanEligibility } from '../../features/calculators/loan-eligibility/eligibility-calculator.ts'
import { declaredPage } from './declared-page.tsx'

export const pages = {
  '/loan-eligibility-calculator': declaredPage(loanEligibility),
  '/flat-rate-calculator': declaredPage(flatRate),
  '/balance-transfer-calculator': declaredPage(balanceTransfer),
  '/credit-card-calculator': declaredPage(creditCard),
}
