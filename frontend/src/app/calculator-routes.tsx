import { allFigureKeys } from '../pages/calculators/figure-keys.ts'
import type { PageRoute } from '../pages/page-route.ts'
import { definitionRoutes } from './definition-routes.ts'

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
  ...definitionRoutes,
]
