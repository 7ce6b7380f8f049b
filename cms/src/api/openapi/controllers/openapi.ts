import { createHash } from 'node:crypto'
import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import { responseSent } from '@artha/contract/handlers'
import { env } from '../../../env'
import { openApiDocument } from '../openapi-document'
import { refusalTexts } from '../operation-answers'
import { apiPage, apiPagePolicy } from '../page/api-page'
import { apiPageStyle } from '../page/page-style'

/** The description changes only with a release; a client that asks again gets 304. */
const caching = 'public, max-age=300'

interface Kept {
  body: string
  etag: string
}

const kept = (body: string): Kept => ({ body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` })

/** Builds at the first request and keeps the result, because few ask and a start should not wait for it. */
function onceMade(make: () => string): () => Kept {
  let made: Kept | undefined
  return () => (made ??= kept(make()))
}

const described = () => openApiDocument({ name: env.SITE_NAME, url: env.SITE_URL })
const asJson = onceMade(() => JSON.stringify(described()))
const asPage = onceMade(() => apiPage(described(), refusalTexts))
const asStyle = onceMade(() => apiPageStyle)

function answer(ctx: Exchange, type: string, { body, etag }: Kept) {
  ctx.set('Cache-Control', caching)
  ctx.set('ETag', etag)
  ctx.status = 200
  ctx.type = type
  if (ctx.fresh) ctx.status = 304
  else ctx.body = body
  return responseSent
}

export default () => ({
  document: handler('readOpenApi', (_, ctx) => answer(ctx, 'application/json; charset=utf-8', asJson())),

  page: handler('readApiPage', (_, ctx) => {
    ctx.set('Content-Security-Policy', apiPagePolicy)
    return answer(ctx, 'text/html; charset=utf-8', asPage())
  }),

  style: handler('readApiPageStyle', (_, ctx) => answer(ctx, 'text/css; charset=utf-8', asStyle())),
})
