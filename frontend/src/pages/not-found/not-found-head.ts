import type { Head } from '../page-route.ts'

export const notFoundHead = (): Head => ({
  title: 'Page not found',
  description: 'This page does not exist.',
  canonicalPath: '/',
  noindex: true,
})
