import { Readable } from 'node:stream'
import { refuseInStudio } from '@artha/contract/refusals'
import { auditFilter, auditQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { auditTrailService } from '../services/audit-trail'
import type { StudioExchange } from '@artha/base/exchange'

/** Without this mark, spreadsheets read the file in the computer's old encoding. */
const byteOrderMark = '\uFEFF'

/** The requests of the Studio's audit tab. */
export const studioAudit = ({ strapi }: { strapi: Core.Strapi }) => {
  const trail = () => auditTrailService(strapi)

  return {
    async list(ctx: StudioExchange) {
      const query = safeParse(auditQuery, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The audit log cannot be filtered that way.')
      ctx.body = await trail().page(query.data)
    },

    exportCsv(ctx: StudioExchange) {
      const query = safeParse(auditFilter, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The audit log cannot be filtered that way.')
      ctx.type = 'text/csv; charset=utf-8'
      ctx.attachment(`artha-audit-${new Date().toISOString().slice(0, 10)}.csv`)
      ctx.set('Cache-Control', 'no-store')
      const lines = trail().csv(query.data.q)
      ctx.body = Readable.from(
        (async function* () {
          yield byteOrderMark
          yield* lines
        })(),
      )
    },
  }
}
