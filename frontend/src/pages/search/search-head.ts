import type { Head } from '../page-route.ts'

/** No page of results belongs into another search engine. */
export const searchHead = (): Head => ({
  title: 'Search',
  description: 'Articles, calculators, words of money and official figures by what you look for, in English or Hindi.',
  canonicalPath: '/search',
  noindex: true,
})
