import type { Head } from '../page-route.ts'

/** The head of the search page. Search engines should not index pages of results. */
export const searchHead = (): Head => ({
  title: 'Search',
  description: 'Search articles, calculators, financial terms and official figures, in English or Hindi.',
  canonicalPath: '/search',
  noindex: true,
})
