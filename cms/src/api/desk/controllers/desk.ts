import { documentId } from '@artha/contract/article'
import type { DeskListQuery, DeskSummary } from '@artha/contract/desk'
import { pageLinks } from '@artha/contract/page-links'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { env } from '../../../env'
import { refuse } from '../../../refusal'
import { studioUrlOf } from '../../../studio-url'
import type { AnsweredPage, Single } from '../answerable'
import { listDeskArticles, readDeskArticle } from '../desk-articles'
import { listDeskStories, readDeskStory } from '../desk-stories'
import { etagOf } from '../writes/if-match'
import { countOwnWork } from '../own-work'

const neverKept = (ctx: Context) => ctx.set('Cache-Control', 'no-store')

function answerPage(ctx: Context, { answers, rows, total }: AnsweredPage<object> & { total: number }) {
  const { page, pageSize } = ctx.state.query as DeskListQuery
  neverKept(ctx)
  ctx.set('X-Total-Count', String(total))
  const links = pageLinks(ctx.path, ctx.querystring, { page, pageSize, answered: rows })
  if (links !== '') ctx.set('Link', links)
  ctx.body = answers
}

function answerOne(ctx: Context, found: Single<{ version: number }>, notFound: string) {
  neverKept(ctx)
  if (found === 'absent') return refuse(ctx, 'not-found', notFound)
  if (found === 'unanswerable') return refuse(ctx, 'unavailable', 'This cannot be shown here: open it in the Studio.')
  ctx.set('ETag', etagOf(found.version))
  ctx.body = found
}

/** The id that is asked for; one that is none stands for nothing. */
const idOf = (ctx: Context) => safeParse(documentId, ctx.params.id).data ?? ''

/** What the dashboard reads of its own. Who may ask is settled before. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async listArticles(ctx: Context) {
    answerPage(ctx, await listDeskArticles(strapi, ctx.state.query, ctx.state.account, new Date()))
  },

  async readArticle(ctx: Context) {
    answerOne(ctx, await readDeskArticle(strapi, idOf(ctx), ctx.state.account, new Date()), 'Article not found.')
  },

  async listStories(ctx: Context) {
    answerPage(ctx, await listDeskStories(strapi, ctx.state.query, ctx.state.account, new Date()))
  },

  async readStory(ctx: Context) {
    answerOne(ctx, await readDeskStory(strapi, idOf(ctx), ctx.state.account, new Date()), 'Story not found.')
  },

  async readSummary(ctx: Context) {
    neverKept(ctx)
    ctx.body = {
      ...(await countOwnWork(strapi, ctx.state.account, new Date())),
      studioUrl: studioUrlOf(env),
      mayRestore: strapi.plugin('accounts').service('accounts').mayCall('admin', ctx.state.account) === 'allowed',
    } satisfies DeskSummary
  },
})
