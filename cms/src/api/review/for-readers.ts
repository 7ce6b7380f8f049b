/** What a call of the document service does to what readers have. */
export type ForReaders = 'gives' | 'takes' | 'nothing'

/** `isPublished`: whether readers have something of the document, now or at its date. */
export function forReaders(action: string, status: string | undefined, isPublished: boolean): ForReaders {
  if (action === 'publish' || (['create', 'update', 'clone'].includes(action) && status === 'published')) return 'gives'
  return isPublished && (action === 'unpublish' || action === 'delete') ? 'takes' : 'nothing'
}
