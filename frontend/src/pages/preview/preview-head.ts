import type { Head } from '../page-route.ts'

/** Returns the same metadata for every preview, so that nothing unpublished is revealed. */
export const previewHead = (): Head => ({
  title: 'Preview',
  description: 'An article or story before it is published.',
  canonicalPath: '/preview',
  noindex: true,
})
