import { casesOf } from '../references/published-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import { balanceTransfer } from './balance-transfer-calculator.ts'

export const cases = casesOf(balanceTransfer, [
  {
    source: ownFormula,
    query: 'outstanding=120000&months=12&oldRate=12&newRate=0&newMonths=12&feePercent=1&gstPercent=18&otherCharges=84',
    expected: { newEmi: 10000, oldEmi: 10661.85, cost: 1500, interestSaved: 7942.26, netSaving: 6442.26, breakEvenMonths: 3 },
    decimals: 2,
  },
])
