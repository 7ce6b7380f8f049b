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

/** File names and query parameters are for the server only, to keep them out of the script of every page. Every link may have a date in `on`. */
const sourceOf = (path: DescribedPath) =>
  import.meta.env.SSR
    ? { file: describedSources[path].file, search: [...new Set(`${describedSources[path].search} on`.split(' '))] }
    : { file: '', search: [] }

/**
 * The routes of the calculators that have a definition (`features/calculators/declared/calculator.ts`). Every page loads this table, so the imports
 * of their scripts are in a file of their own.
 */
export const describedCalculatorRoutes: readonly PageRoute[] = paths.map((path) => ({
  path,
  ...sourceOf(path),
  through: 'src/pages/calculators/described-pages.ts',
  hasPrivateQuery: true,
  data: () => (import.meta.env.SSR ? figureKeys(path) : []),
  load: async () => (await import('../pages/calculators/described-pages.ts')).describedPage(path),
}))
