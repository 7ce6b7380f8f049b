import type { Exchange } from '@artha/base/exchange'
import { documentId } from '@artha/contract/article'
import { pageLinks } from '@artha/contract/page-links'
import { refuse } from '@artha/contract/refusals'
import { safeParse } from 'zod/mini'
import { etagOf } from '../writes/if-match'
import type { AnswerPage, SingleAnswer } from './answers-of-rows'
import { formatCount } from './total-count'

export const setNoStore = (ctx: Exchange) => ctx.set('Cache-Control', 'no-store')

export function answerPage<Entry>(
  ctx: Exchange,
  { page, pageSize }: { page: number; pageSize: number },
  { answers, rows, total }: AnswerPage<Entry> & { total: number },
): Entry[] {
  setNoStore(ctx)
  ctx.set('X-Total-Count', formatCount(total))
  const links = pageLinks(ctx.path, ctx.querystring, { page, pageSize, answered: rows })
  if (links !== '') ctx.set('Link', links)
  return answers
}

export function answerOne<Entry extends { version: number }>(ctx: Exchange, found: SingleAnswer<Entry>, notFound: string) {
  setNoStore(ctx)
  if (found === 'absent') return refuse(ctx, 'not-found', notFound)
  if (found === 'unanswerable') return refuse(ctx, 'unavailable', 'This cannot be shown here: open it in the Studio.')
  ctx.set('ETag', etagOf(found.version))
  return found
}

/** Returns the requested id, or '' if it does not have the form of an id. */
export const validIdOrEmpty = (id: string) => safeParse(documentId, id).data ?? ''
