import type { Core } from '@strapi/strapi'

export interface AuditRecord {
  /** Who: `user:<_id>`, `studio:<id>` or `system`. */
  actor: string
  /** What, in words with dots, as in `user.delete`. */
  action: string
  /** To what, as in `user:<_id>`. */
  subject: string
  details?: object
}

/** The trail of what was done to people and content. It is only ever added to. */
export const audit = ({ strapi }: { strapi: Core.Strapi }) => ({
  async record({ actor, action, subject, details }: AuditRecord): Promise<void> {
    await strapi.db.query('plugin::accounts.audit-entry').create({ data: { at: new Date(), actor, action, subject, details } })
  },
})

export const auditService = (strapi: Core.Strapi): ReturnType<typeof audit> => strapi.plugin('accounts').service('audit')
