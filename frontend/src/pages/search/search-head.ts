import type { Head } from '../page-route.ts'

/** No page of results belongs into another search engine. */
export const searchHead = (): Head => ({
  title: 'Search',
  description: 'Search articles, calculators, financial terms and official figures, in English or Hindi.',
  canonicalPath: '/search',
  noindex: true,
})
