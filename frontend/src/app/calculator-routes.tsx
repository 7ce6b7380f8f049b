import { allFigureKeys } from '../pages/calculators/figure-keys.ts'
import { loanParameters } from '../features/calculators/loan/loan-parameters.ts'
import type { PageRoute } from '../pages/page-route.ts'
import { definitionRoutes } from './definition-routes.ts'

/** Calculators read all their input from the address, so they request no data. */
const nothing = () => []

/** The three loan pages differ only in their limits and words. Only the server checks the query parameters. */
const loanCalculator: Omit<PageRoute, 'path' | 'load'> = {
  search: import.meta.env.SSR ? loanParameters : [],
  hasPrivateQuery: true,
  file: 'src/pages/calculators/loan-pages.tsx',
  data: nothing,
}

/** The routes of the calculators. */
export const calculatorRoutes: readonly PageRoute[] = [
  {
    path: '/calculators',
    search: [],
    file: 'src/pages/calculators/calculators-page.tsx',
    data: () => (import.meta.env.SSR ? ['/calculators/words.json'] : []),
    load: async () => ({ Page: (await import('../pages/calculators/calculators-page.tsx')).CalculatorsPage }),
  },
  {
    path: '/calculators/accuracy',
    search: [],
    file: 'src/pages/calculators/accuracy-page.tsx',
    data: () => (import.meta.env.SSR ? allFigureKeys() : []),
    load: async () => ({ Page: (await import('../pages/calculators/accuracy-page.tsx')).AccuracyPage }),
  },
  {
    ...loanCalculator,
    path: '/loan-calculator',
    load: async () => ({ Page: (await import('../pages/calculators/loan-pages.tsx')).LoanPage }),
  },
  {
    ...loanCalculator,
    path: '/home-loan-calculator',
    load: async () => ({ Page: (await import('../pages/calculators/loan-pages.tsx')).HomeLoanPage }),
  },
  {
    ...loanCalculator,
    path: '/car-loan-calculator',
    load: async () => ({ Page: (await import('../pages/calculators/loan-pages.tsx')).CarLoanPage }),
  },
  ...definitionRoutes,
]
