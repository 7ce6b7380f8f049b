import type { ComponentType } from 'react'
import type { PageRoute } from '../pages/page-route.ts'

/** Calculators whose pages are in one file. */
interface PageGroup<Path extends string> {
  file: string
  load: () => Promise<{ pages: Readonly<Record<Path, ComponentType>> }>
  /** What each one's link may have, as its fields say. */
  parameters: Readonly<Record<Path, string>>
}

const routesOf = <Path extends string>({ file, load, parameters }: PageGroup<Path>): PageRoute[] =>
  (Object.entries(parameters) as [Path, string][]).map(([path, names]) => ({
    path,
    search: names.split(' '),
    ownBusiness: true,
    file,
    data: () => [],
    load: async () => ({ Page: (await load()).pages[path] }),
  }))

/** The site map's part of the calculators that are described (`features/calculators/declared/calculator.ts`). */
export const describedCalculatorRoutes: readonly PageRoute[] = [
  ...routesOf({
    file: 'src/pages/calculators/saving-pages.tsx',
    load: () => import('../pages/calculators/saving-pages.tsx'),
    parameters: {
      '/sip-calculator': 'monthly annualRate years months stepUpPercent stepUpAmount inflation delayMonths timing convention',
      '/goal-calculator': 'target annualRate years months inflation saved stepUpPercent timing convention',
      '/swp-calculator': 'corpus withdrawal annualRate years months timing convention',
      '/lumpsum-calculator': 'principal annualRate years months perYear',
      '/retirement-calculator': 'age retireAge lifeExpectancy expenses inflation returnBefore returnAfter saved mode',
      '/inflation-calculator': 'amount inflation years months annualRate',
    },
  }),
  ...routesOf({
    file: 'src/pages/calculators/borrowing-pages.tsx',
    load: () => import('../pages/calculators/borrowing-pages.tsx'),
    parameters: {
      '/loan-eligibility-calculator': 'income obligations foir annualRate years months',
      '/flat-rate-calculator': 'principal flatRate months',
      '/balance-transfer-calculator': 'outstanding months oldRate newRate newMonths feePercent gstPercent otherCharges',
      '/credit-card-calculator': 'balance annualRate payment minimumPercent fixed',
    },
  }),
  ...routesOf({
    file: 'src/pages/calculators/trade-pages.tsx',
    load: () => import('../pages/calculators/trade-pages.tsx'),
    parameters: {
      '/gst-calculator': 'amount rate mode supply',
      '/rd-calculator': 'monthly annualRate months',
      '/returns-calculator': 'start end years flow flowLabel',
    },
  }),
  ...routesOf({
    file: 'src/pages/calculators/work-pages.tsx',
    load: () => import('../pages/calculators/work-pages.tsx'),
    parameters: {
      '/gratuity-calculator': 'on salary years months covered',
      '/epf-calculator': 'on wage annualRate years months rise balance employeeRate capped ceiling',
      '/nps-calculator': 'on monthly annualRate years months stepUpPercent annuityShare annuityRate',
    },
  }),
  ...routesOf({
    file: 'src/pages/calculators/scheme-pages.tsx',
    load: () => import('../pages/calculators/scheme-pages.tsx'),
    parameters: {
      '/ppf-calculator': 'on yearly annualRate deposit extensionYears extensionDeposits',
      '/sukanya-calculator': 'on yearly annualRate age deposit',
      '/post-office-calculator': 'on scheme amount annualRate',
    },
  }),
  ...routesOf({
    file: 'src/pages/calculators/tax-pages.tsx',
    load: () => import('../pages/calculators/tax-pages.tsx'),
    parameters: {
      '/income-tax-calculator':
        'taxYear salary age deductions section80C section80D hraExempt homeLoanInterest nps80CCD1B savingsInterest employerNps otherIncome gains',
      '/hra-calculator': 'taxYear basic hra rent city',
      '/salary-calculator': 'taxYear ctc regime basicPercent employerPf gratuityInCtc nps rent city age',
    },
  }),
  ...routesOf({
    file: 'src/pages/calculators/gains-pages.tsx',
    load: () => import('../pages/calculators/gains-pages.tsx'),
    parameters: {
      '/capital-gains-calculator': 'asset bought sold cost price expenses',
    },
  }),
]
