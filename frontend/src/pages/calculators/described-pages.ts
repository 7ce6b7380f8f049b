import type { ComponentType } from 'react'
import { declaredPage, registerPage } from './declared-page.tsx'

/** Each calculator is a chunk of its own, since a page needs only one. */
const pages = {
  '/sip-calculator': async () => declaredPage((await import('../../features/calculators/sip/sip-calculator.ts')).sip),
  '/goal-calculator': async () => declaredPage((await import('../../features/calculators/goal/goal-calculator.ts')).goal),
  '/swp-calculator': async () => declaredPage((await import('../../features/calculators/swp/swp-calculator.ts')).swp),
  '/lumpsum-calculator': async () => declaredPage((await import('../../features/calculators/lumpsum/lumpsum-calculator.ts')).lumpsum),
  '/retirement-calculator': async () => declaredPage((await import('../../features/calculators/retirement/retirement-calculator.ts')).retirement),
  '/inflation-calculator': async () => declaredPage((await import('../../features/calculators/inflation/inflation-calculator.ts')).inflation),
  '/loan-eligibility-calculator': async () =>
    declaredPage((await import('../../features/calculators/loan-eligibility/eligibility-calculator.ts')).loanEligibility),
  '/flat-rate-calculator': async () => declaredPage((await import('../../features/calculators/flat-rate/flat-rate-calculator.ts')).flatRate),
  '/balance-transfer-calculator': async () =>
    declaredPage((await import('../../features/calculators/balance-transfer/transfer-calculator.ts')).balanceTransfer),
  '/credit-card-calculator': async () => declaredPage((await import('../../features/calculators/credit-card/card-calculator.ts')).creditCard),
  '/gst-calculator': async () => registerPage((await import('../../features/calculators/gst/gst-calculator.ts')).gst),
  '/rd-calculator': async () => declaredPage((await import('../../features/calculators/rd/rd-calculator.ts')).rd),
  '/returns-calculator': async () => declaredPage((await import('../../features/calculators/returns/returns-calculator.ts')).returns),
  '/gratuity-calculator': async () => registerPage((await import('../../features/calculators/gratuity/gratuity-calculator.ts')).gratuity),
  '/epf-calculator': async () => registerPage((await import('../../features/calculators/epf/epf-calculator.ts')).epf),
  '/nps-calculator': async () => registerPage((await import('../../features/calculators/nps/nps-calculator.ts')).nps),
  '/ppf-calculator': async () => registerPage((await import('../../features/calculators/ppf/ppf-calculator.ts')).ppf),
  '/sukanya-calculator': async () => registerPage((await import('../../features/calculators/sukanya/sukanya-calculator.ts')).sukanya),
  '/post-office-calculator': async () => registerPage((await import('../../features/calculators/post-office/post-office-calculator.ts')).postOffice),
  '/income-tax-calculator': async () => registerPage((await import('../../features/calculators/income-tax/income-tax-calculator.ts')).incomeTax),
  '/hra-calculator': async () => registerPage((await import('../../features/calculators/hra/hra-calculator.ts')).hra),
  '/salary-calculator': async () => registerPage((await import('../../features/calculators/salary/salary-calculator.ts')).salary),
  '/capital-gains-calculator': async () =>
    registerPage((await import('../../features/calculators/capital-gains/capital-gains-calculator.ts')).capitalGains),
} satisfies Record<string, () => Promise<ComponentType>>

export const describedPage = async (path: keyof typeof pages) => ({ Page: await pages[path]() })
