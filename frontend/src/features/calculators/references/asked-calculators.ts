import { asked } from '../declared/asked-calculator.ts'
import { transferCases } from '../balance-transfer/reference-cases.ts'
import { balanceTransfer } from '../balance-transfer/transfer-calculator.ts'
import { creditCard } from '../credit-card/card-calculator.ts'
import { cardCases } from '../credit-card/reference-cases.ts'
import { flatRate } from '../flat-rate/flat-rate-calculator.ts'
import { flatRateCases } from '../flat-rate/reference-cases.ts'
import { goal } from '../goal/goal-calculator.ts'
import { goalCases } from '../goal/reference-cases.ts'
import { gratuity } from '../gratuity/gratuity-calculator.ts'
import { gratuityCases } from '../gratuity/reference-cases.ts'
import { gst } from '../gst/gst-calculator.ts'
import { gstCases } from '../gst/reference-cases.ts'
import { inflation } from '../inflation/inflation-calculator.ts'
import { inflationCases } from '../inflation/reference-cases.ts'
import { loanEligibility } from '../loan-eligibility/eligibility-calculator.ts'
import { eligibilityCases } from '../loan-eligibility/reference-cases.ts'
import { lumpsum } from '../lumpsum/lumpsum-calculator.ts'
import { lumpsumCases } from '../lumpsum/reference-cases.ts'
import { rd } from '../rd/rd-calculator.ts'
import { rdCases } from '../rd/reference-cases.ts'
import { retirementCases } from '../retirement/reference-cases.ts'
import { retirement } from '../retirement/retirement-calculator.ts'
import { returnsCases } from '../returns/reference-cases.ts'
import { returns } from '../returns/returns-calculator.ts'
import { sipCases } from '../sip/reference-cases.ts'
import { sip } from '../sip/sip-calculator.ts'
import { swpCases } from '../swp/reference-cases.ts'
import { swp } from '../swp/swp-calculator.ts'
import { askedFigures } from './asked-case.ts'

/** Every calculator that is described, with its published cases. */
export const askedCalculators = [
  { of: asked(sip), cases: sipCases },
  { of: asked(gst), cases: gstCases },
  { of: asked(goal), cases: goalCases },
  { of: asked(swp), cases: swpCases },
  { of: asked(lumpsum), cases: lumpsumCases },
  { of: asked(rd), cases: rdCases },
  { of: asked(retirement), cases: retirementCases },
  { of: asked(loanEligibility), cases: eligibilityCases },
  { of: asked(flatRate), cases: flatRateCases },
  { of: asked(balanceTransfer), cases: transferCases },
  { of: asked(returns), cases: returnsCases },
  { of: asked(creditCard), cases: cardCases },
  { of: asked(inflation), cases: inflationCases },
  { of: asked(gratuity), cases: gratuityCases },
]

export const askedChecks = () => askedCalculators.map(({ of, cases }) => ({ name: of.title, figures: askedFigures(of, cases) }))
