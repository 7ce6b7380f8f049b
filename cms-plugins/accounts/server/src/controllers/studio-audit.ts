import { Readable } from 'node:stream'
import { auditFilter, auditQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { ownService } from '../own-services'
import { refuseInStudio } from '../studio-refusal'

/** Spreadsheets take a file without this mark for one in the computer's old encoding. */
const byteOrderMark = '\uFEFF'

/** The audit trail in the Studio. */
export const studioAudit = ({ strapi }: { strapi: Core.Strapi }) => {
  const trail = () => ownService(strapi, 'auditTrail')

  return {
    async list(ctx: Context) {
      const query = safeParse(auditQuery, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The trail cannot be asked that way.')
      ctx.body = await trail().page(query.data)
    },

    exportCsv(ctx: Context) {
      const query = safeParse(auditFilter, ctx.query)
      if (!query.success) return refuseInStudio(ctx, 'validation', 'The trail cannot be asked that way.')
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
