import type { Calculator } from './declared/calculator.ts'
import type { Fields } from './declared/field.ts'
import type { WithFigures } from './declared/with-figures.ts'

/** Makes something from any calculator: one function for calculators without official figures, one for those with them. */
export interface MadeOfCalculator<Made> {
  plain: <const Of extends Fields, Figures extends object>(of: Calculator<Of, Figures>) => Made
  registered: <const Of extends Fields, Figures extends object>(of: WithFigures<Calculator<Of, Figures>>) => Made
}

const plain =
  <const Of extends Fields, Figures extends object>(of: Calculator<Of, Figures>) =>
  <Made>(make: MadeOfCalculator<Made>) =>
    make.plain(of)

const registered =
  <const Of extends Fields, Figures extends object>(of: WithFigures<Calculator<Of, Figures>>) =>
  <Made>(make: MadeOfCalculator<Made>) =>
    make.registered(of)

/** Each calculator is a separate script, since a page needs only one. */
export const describedCalculators = {
  '/sip-calculator': async () => plain((await import('./sip/sip-calculator.ts')).sip),
  '/goal-calculator': async () => plain((await import('./goal/goal-calculator.ts')).goal),
  '/swp-calculator': async () => plain((await import('./swp/swp-calculator.ts')).swp),
  '/lumpsum-calculator': async () => plain((await import('./lumpsum/lumpsum-calculator.ts')).lumpsum),
  '/retirement-calculator': async () => plain((await import('./retirement/retirement-calculator.ts')).retirement),
  '/inflation-calculator': async () => plain((await import('./inflation/inflation-calculator.ts')).inflation),
  '/loan-eligibility-calculator': async () => plain((await import('./loan-eligibility/eligibility-calculator.ts')).loanEligibility),
  '/flat-rate-calculator': async () => plain((await import('./flat-rate/flat-rate-calculator.ts')).flatRate),
  '/balance-transfer-calculator': async () => plain((await import('./balance-transfer/transfer-calculator.ts')).balanceTransfer),
  '/credit-card-calculator': async () => plain((await import('./credit-card/card-calculator.ts')).creditCard),
  '/gst-calculator': async () => registered((await import('./gst/gst-calculator.ts')).gst),
  '/rd-calculator': async () => plain((await import('./rd/rd-calculator.ts')).rd),
  '/returns-calculator': async () => plain((await import('./returns/returns-calculator.ts')).returns),
  '/gratuity-calculator': async () => registered((await import('./gratuity/gratuity-calculator.ts')).gratuity),
  '/epf-calculator': async () => registered((await import('./epf/epf-calculator.ts')).epf),
  '/nps-calculator': async () => registered((await import('./nps/nps-calculator.ts')).nps),
  '/ppf-calculator': async () => registered((await import('./ppf/ppf-calculator.ts')).ppf),
  '/sukanya-calculator': async () => registered((await import('./sukanya/sukanya-calculator.ts')).sukanya),
  '/post-office-calculator': async () => registered((await import('./post-office/post-office-calculator.ts')).postOffice),
  '/income-tax-calculator': async () => registered((await import('./income-tax/income-tax-calculator.ts')).incomeTax),
  '/hra-calculator': async () => registered((await import('./hra/hra-calculator.ts')).hra),
  '/salary-calculator': async () => registered((await import('./salary/salary-calculator.ts')).salary),
  '/capital-gains-calculator': async () => registered((await import('./capital-gains/capital-gains-calculator.ts')).capitalGains),
  '/revenue-calculator': async () => plain((await import('./revenue/revenue-calculator.ts')).revenue),
  '/insurance-calculator': async () => plain((await import('./insurance/insurance-calculator.ts')).insurance),
  '/networth-calculator': async () => plain((await import('./net-worth/net-worth-calculator.ts')).netWorth),
  '/budget-calculator': async () => plain((await import('./budget/budget-calculator.ts')).budget),
} satisfies Record<string, () => Promise<<Made>(make: MadeOfCalculator<Made>) => Made>>

export type DescribedCalculator = keyof typeof describedCalculators
