import { figureKeys } from '../pages/calculators/figure-keys.ts'
import type { PageRoute } from '../pages/page-route.ts'
import { describedSources, type DescribedPath } from './described-calculator-sources.ts'

const paths = [
  '/sip-calculator',
  '/goal-calculator',
  '/swp-calculator',
  '/lumpsum-calculator',
  '/retirement-calculator',
  '/inflation-calculator',
  '/loan-eligibility-calculator',
  '/flat-rate-calculator',
  '/balance-transfer-calculator',
  '/credit-card-calculator',
  '/gst-calculator',
  '/rd-calculator',
  '/returns-calculator',
  '/gratuity-calculator',
  '/epf-calculator',
  '/nps-calculator',
  '/ppf-calculator',
  '/sukanya-calculator',
  '/post-office-calculator',
  '/income-tax-calculator',
  '/hra-calculator',
  '/salary-calculator',
  '/capital-gains-calculator',
  '/revenue-calculator',
  '/insurance-calculator',
  '/networth-calculator',
  '/budget-calculator',
] as const satisfies readonly DescribedPath[]

/** Files and the names of a query are for the server: in the browser, where every page would carry them, they are not there. A day may stand in any link. */
const sourceOf = (path: DescribedPath) =>
  import.meta.env.SSR
    ? { file: describedSources[path].file, search: [...new Set(`${describedSources[path].search} on`.split(' '))] }
    : { file: '', search: [] }

/**
 * The site map's part of the calculators that are described (`features/calculators/declared/calculator.ts`). Every page of the
 * site carries it, so the ways to their scripts stand in a script of their own.
 */
export const describedCalculatorRoutes: readonly PageRoute[] = paths.map((path) => ({
  path,
  ...sourceOf(path),
  through: 'src/pages/calculators/described-pages.ts',
  hasPrivateQuery: true,
  data: () => (import.meta.env.SSR ? figureKeys(path) : []),
  load: async () => (await import('../pages/calculators/described-pages.ts')).describedPage(path),
}))
