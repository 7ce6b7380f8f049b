import type { Head } from '../page-route.ts'

/** The same for every preview: what is not published says nothing of itself. */
export const previewHead = (): Head => ({
  title: 'Preview',
  description: 'An article or story before it is published.',
  canonicalPath: '/preview',
  noindex: true,
})
