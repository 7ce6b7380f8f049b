import { hidden } from './hidden'

/** Who did what to what, when. Rows are only ever added; `appendOnly` makes the database hold to it. */
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
