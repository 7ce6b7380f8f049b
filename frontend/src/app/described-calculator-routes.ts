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
    },
  }),
]
