import type { Head } from '../page-route.ts'

export const notFoundHead = (): Head => ({
  title: 'Page not found',
  description: 'There is no page at this address.',
  canonicalPath: '/',
  noindex: true,
})
