/** The last word of an audit entry's action, as in `article.publish`. */
export type AuditAction = 'create' | 'update' | 'publish' | 'unpublish' | 'discard-draft' | 'delete'

const deeds: Record<string, AuditAction> = {
  create: 'create',
  clone: 'create',
  update: 'update',
  publish: 'publish',
  unpublish: 'unpublish',
  discardDraft: 'discard-draft',
  delete: 'delete',
}

/** True if a call of the document service writes. */
export const isWrite = (action: string): boolean => action in deeds

/** Matches the panel's "Publish" as the router does. It saves the form (with an id an existing document, without one a new one), then publishes. */
const panelPublish = /^\/content-manager\/collection-types\/[^/]+(\/[^/]+)?\/actions\/publish\/?$/i

/**
 * Returns a call of the document service in the words of the audit trail. Returns undefined for reads and for the first half of the
 * panel's "Publish", which saves and publishes but is recorded once.
 */
export function auditActionOf(action: string, requestPath: string | undefined): AuditAction | undefined {
  const deed = deeds[action]
  const publish = panelPublish.exec(requestPath ?? '')
  if (publish === null) return deed
  const isNew = publish[1] === undefined
  return deed === 'update' || (isNew && deed === 'publish') ? undefined : deed
}
