import { figureKeys } from '../pages/calculators/figure-keys.ts'
import type { PageRoute } from '../pages/page-route.ts'
import { calculatorPages } from './calculator-pages.ts'

/**
 * The routes of the calculators that have a definition (`features/calculators/definition/calculator.ts`). Every page loads this table, so the imports
 * of their scripts are in a file of their own.
 */
export const definitionRoutes: readonly PageRoute[] = calculatorPages.map((page) => ({
  ...page,
  through: 'src/pages/calculators/load-calculator-page.tsx',
  hasPrivateQuery: true,
  data: () => (import.meta.env.SSR ? figureKeys(page.path) : []),
  load: async () => (await import('../pages/calculators/load-calculator-page.tsx')).loadCalculatorPage(page.path),
}))
