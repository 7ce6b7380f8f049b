/** The effect of a document service call on readers: it publishes, removes, or does neither. */
export type ReaderEffect = 'gives' | 'takes' | 'nothing'

/** Returns the effect of an action. `isPublished`: readers have the document, now or at its date. */
export function readerEffect(action: string, status: string | undefined, isPublished: boolean): ReaderEffect {
  if (action === 'publish' || (['create', 'update', 'clone'].includes(action) && status === 'published')) return 'gives'
  return isPublished && (action === 'unpublish' || action === 'delete') ? 'takes' : 'nothing'
}
