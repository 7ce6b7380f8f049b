import type { Core } from '@strapi/strapi'

export interface AuditRecord {
  /** The actor: `user:<_id>`, `studio:<id>` or `system`. */
  actor: string
  /** The action in words with dots, as in `user.delete`. */
  action: string
  /** The person or thing that was acted on, as in `user:<_id>`. */
  subject: string
  details?: object
}

/** Writes the audit trail of changes to people and content. Entries are only added. */
export const audit = ({ strapi }: { strapi: Core.Strapi }) => ({
  async record({ actor, action, subject, details }: AuditRecord): Promise<void> {
    await strapi.db.query('plugin::accounts.audit-entry').create({ data: { at: new Date(), actor, action, subject, details } })
  },
})

export const auditService = (strapi: Core.Strapi): ReturnType<typeof audit> => strapi.plugin('accounts').service('audit')
