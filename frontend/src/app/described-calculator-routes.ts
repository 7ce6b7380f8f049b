import type { ComponentType } from 'react'
import type { PageRoute } from '../pages/page-route.ts'
import { describedParameters, type DescribedPath } from './described-calculator-parameters.ts'

/** Calculators whose pages are in one file. */
interface PageGroup<Path extends DescribedPath> {
  file: string
  load: () => Promise<{ pages: Readonly<Record<Path, ComponentType>> }>
  paths: readonly Path[]
}

/** The names of a query are for the server: in the browser, where every page would carry them, they are not there. */
const parametersOf = (path: DescribedPath) => (import.meta.env.SSR ? describedParameters[path].split(' ') : [])

const routesOf = <const Path extends DescribedPath>({ file, load, paths }: PageGroup<Path>): PageRoute[] =>
  paths.map((path) => ({
    path,
    search: parametersOf(path),
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
    paths: ['/sip-calculator', '/goal-calculator', '/swp-calculator', '/lumpsum-calculator', '/retirement-calculator', '/inflation-calculator'],
  }),
  ...routesOf({
    file: 'src/pages/calculators/borrowing-pages.tsx',
    load: () => import('../pages/calculators/borrowing-pages.tsx'),
    paths: ['/loan-eligibility-calculator', '/flat-rate-calculator', '/balance-transfer-calculator', '/credit-card-calculator'],
  }),
  ...routesOf({
    file: 'src/pages/calculators/trade-pages.tsx',
    load: () => import('../pages/calculators/trade-pages.tsx'),
    paths: ['/gst-calculator', '/rd-calculator', '/returns-calculator'],
  }),
  ...routesOf({
    file: 'src/pages/calculators/work-pages.tsx',
    load: () => import('../pages/calculators/work-pages.tsx'),
    paths: ['/gratuity-calculator', '/epf-calculator', '/nps-calculator'],
  }),
  ...routesOf({
    file: 'src/pages/calculators/scheme-pages.tsx',
    load: () => import('../pages/calculators/scheme-pages.tsx'),
    paths: ['/ppf-calculator', '/sukanya-calculator', '/post-office-calculator'],
  }),
  ...routesOf({
    file: 'src/pages/calculators/tax-pages.tsx',
    load: () => import('../pages/calculators/tax-pages.tsx'),
    paths: ['/income-tax-calculator', '/hra-calculator', '/salary-calculator'],
  }),
  ...routesOf({
    file: 'src/pages/calculators/gains-pages.tsx',
    load: () => import('../pages/calculators/gains-pages.tsx'),
    paths: ['/capital-gains-calculator'],
  }),
]
