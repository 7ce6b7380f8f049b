import type { Head, HeadContext } from '../page-route.ts'
import { breadcrumbData } from '../structured-data.ts'

const path = '/commodities'

export const commoditiesHead = (site: HeadContext): Head => ({
  title: 'Gold, silver and platinum prices',
  description:
    'Gold, silver and platinum prices over seven days: US dollars per troy ounce and rupees for 1, 8 and 10 grams by carat, with source and time.',
  canonicalPath: path,
  jsonLd: [breadcrumbData(site, [{ name: 'Commodities', path }])],
})
