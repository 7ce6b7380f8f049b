import type { DatedFigure } from '@artha/contract/figure-on'
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
import { incomeTax } from '../income-tax/income-tax-calculator.ts'
import { incomeTaxCases } from '../income-tax/reference-cases.ts'
import { hra } from '../hra/hra-calculator.ts'
import { hraCases } from '../hra/reference-cases.ts'
import { salary } from '../salary/salary-calculator.ts'
import { salaryCases } from '../salary/reference-cases.ts'
import { ppf } from '../ppf/ppf-calculator.ts'
import { ppfCases } from '../ppf/reference-cases.ts'
import { sukanya } from '../sukanya/sukanya-calculator.ts'
import { sukanyaCases } from '../sukanya/reference-cases.ts'
import { postOffice } from '../post-office/post-office-calculator.ts'
import { postOfficeCases } from '../post-office/reference-cases.ts'
import { epf } from '../epf/epf-calculator.ts'
import { epfCases } from '../epf/reference-cases.ts'
import { nps } from '../nps/nps-calculator.ts'
import { npsCases } from '../nps/reference-cases.ts'
import { capitalGains } from '../capital-gains/capital-gains-calculator.ts'
import { gainCases } from '../capital-gains/reference-cases.ts'
import { revenueCases } from '../revenue/reference-cases.ts'
import { revenue } from '../revenue/revenue-calculator.ts'
import { insurance } from '../insurance/insurance-calculator.ts'
import { insuranceCases } from '../insurance/reference-cases.ts'
import { netWorth } from '../net-worth/net-worth-calculator.ts'
import { netWorthCases } from '../net-worth/reference-cases.ts'
import { budget } from '../budget/budget-calculator.ts'
import { budgetCases } from '../budget/reference-cases.ts'
import { askedFigures } from './asked-case.ts'

/** All calculators with a definition, for a date and these rows of the register, each with its published cases. */
export const askedWith = (rows: readonly DatedFigure[], today: string) => [
  { of: asked(sip), cases: sipCases },
  { of: asked(gst.of(rows, today)), cases: gstCases },
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
  { of: asked(gratuity.of(rows, today)), cases: gratuityCases },
  { of: asked(incomeTax.of(rows, today)), cases: incomeTaxCases },
  { of: asked(hra.of(rows, today)), cases: hraCases },
  { of: asked(salary.of(rows, today)), cases: salaryCases },
  { of: asked(ppf.of(rows, today)), cases: ppfCases },
  { of: asked(sukanya.of(rows, today)), cases: sukanyaCases },
  { of: asked(postOffice.of(rows, today)), cases: postOfficeCases },
  { of: asked(epf.of(rows, today)), cases: epfCases },
  { of: asked(nps.of(rows, today)), cases: npsCases },
  { of: asked(capitalGains.of(rows, today)), cases: gainCases },
  { of: asked(revenue), cases: revenueCases },
  { of: asked(insurance), cases: insuranceCases },
  { of: asked(netWorth), cases: netWorthCases },
  { of: asked(budget), cases: budgetCases },
]

export const askedChecks = (rows: readonly DatedFigure[], today: string) =>
  askedWith(rows, today).map(({ of, cases }) => ({ name: of.title, figures: askedFigures(of, cases, today) }))
