import * as z from 'zod/mini'
import { listedUser } from './account.ts'
import { documentId, timestamp } from './article.ts'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

/** The requests and responses of the Studio's Access page. */

/** The roles that can be given. The primary admin is set in the settings. */
export const assignableRoles = ['reader', 'creator', 'admin'] as const
export type AssignableRole = (typeof assignableRoles)[number]

/** A user with a role. `mayPublish`: the user may publish without review. */
export const userWithRole = z.object({ ...listedUser.shape, role: z.enum([...assignableRoles, 'primary-admin']), mayPublish: z.boolean() })
export type UserWithRole = z.infer<typeof userWithRole>

const searchText = z.optional(z.string().check(z.minLength(1), z.maxLength(100)))

export const userPageQuery = z
  .strictObject({ ...pageQuery, q: searchText, access: z.optional(z.enum(['pending', 'allowed'])) })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type UserPageQuery = z.infer<typeof userPageQuery>

/** `total` counts all matches, also beyond the last row of a list. */
export const userPage = z.object({ results: z.array(userWithRole), total: z.number() })
export type UserPage = z.infer<typeof userPage>

/** The review switch: true if texts are reviewed before they are published. */
export const reviewSwitch = z.strictObject({ isOn: z.boolean() })
export type ReviewSwitch = z.infer<typeof reviewSwitch>

export const roleBody = z.strictObject({ role: z.enum(assignableRoles) })

/** An entry of the audit trail. A name is the person's current name, or the one recorded with the entry; '' if neither is known. */
export const auditLine = z.object({
  _id: documentId,
  at: timestamp,
  actor: z.string(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectName: z.string(),
  details: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditLine = z.infer<typeof auditLine>

export const auditFilter = z.strictObject({ q: searchText })
export const auditQuery = z
  .strictObject({ ...pageQuery, q: searchText })
  .check(z.refine(isPageWithinLimit, { path: ['page'], message: 'Lists stop at row 10,000' }))
export type AuditQuery = z.infer<typeof auditQuery>

export const auditPage = z.object({ results: z.array(auditLine), total: z.number() })
export type AuditPage = z.infer<typeof auditPage>
