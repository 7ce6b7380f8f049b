import { hidden } from './hidden'

/** An audit entry: the time, the actor, the action and the subject. Rows are only added; triggers of `makeAuditTrailAppendOnly` refuse other changes. */
export const auditEntry = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_audit_entries',
    info: { singularName: 'audit-entry', pluralName: 'audit-entries', displayName: 'Audit entry' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    indexes: [{ name: 'accounts_audit_entries_at', columns: ['at'] }],
    attributes: {
      at: { type: 'datetime', required: true },
      actor: { type: 'string', required: true },
      action: { type: 'string', required: true },
      subject: { type: 'string', required: true },
      details: { type: 'json' },
    },
  },
}
