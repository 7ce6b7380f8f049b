/** The last word of an audit entry's action, as in `article.publish`. */
export type Deed = 'create' | 'update' | 'publish' | 'unpublish' | 'discard-draft' | 'delete'

const deeds: Record<string, Deed> = {
  create: 'create',
  clone: 'create',
  update: 'update',
  publish: 'publish',
  unpublish: 'unpublish',
  discardDraft: 'discard-draft',
  delete: 'delete',
}

/** Whether a call of the document service writes. */
export const isWrite = (action: string): boolean => action in deeds

/** The panel's "Publish": it saves what is in the form, with an id an old document, without one a new one; then it publishes. As the router matches it. */
const panelPublish = /^\/content-manager\/collection-types\/[^/]+(\/[^/]+)?\/actions\/publish\/?$/i

/**
 * What a call of the document service is in the words of the trail; undefined for reads, and for a call that is only a
 * half of what a person did: the panel's "Publish" saves and publishes, which is one deed.
 */
export function deedOf(action: string, requestPath: string | undefined): Deed | undefined {
  const deed = deeds[action]
  const publish = panelPublish.exec(requestPath ?? '')
  if (publish === null) return deed
  const isNew = publish[1] === undefined
  return deed === 'update' || (isNew && deed === 'publish') ? undefined : deed
}
