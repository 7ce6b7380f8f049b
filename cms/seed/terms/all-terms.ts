import { bankingTerms } from './banking'
import { businessTerms } from './business'
import { economyTerms } from './economy'
import { incomeTaxTerms } from './income-tax'
import { insuranceTerms } from './insurance'
import { investingTerms } from './investing'
import { loanCostTerms } from './loan-costs'
import { loanTerms } from './loans'
import { payTerms } from './pay'
import { savingTerms } from './saving'
import type { GroupedTerm } from './term-file'

/** The glossary of a new installation. */
export const allTerms: readonly GroupedTerm[] = [
  ...loanCostTerms,
  ...loanTerms,
  ...payTerms,
  ...incomeTaxTerms,
  ...savingTerms,
  ...investingTerms,
  ...insuranceTerms,
  ...bankingTerms,
  ...businessTerms,
  ...economyTerms,
]
