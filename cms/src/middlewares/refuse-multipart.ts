import type { Exchange, Next } from '@artha/base/exchange'
import { refuse } from '@artha/contract/refusals'
import { drain } from '../drain'

/** The addresses that accept files: our own endpoint and the Studio's Media Library. Both authorise the caller before they read. */
const uploads = /^(POST \/api\/media|POST \/upload(\/files(\/\d+\/replace)?)?|PUT \/upload\/files\/\d+)\/?$/i

/** One-click unsubscribe of mail programs, which may be sent as multipart (RFC 8058). The link is enough; the body is not read. */
const oneClickPath = /^\/auth\/unsubscribe\/[^/]+\/?$/i

/** Refuses multipart on every other path, before anything of it is stored. */
export default () => async (ctx: Exchange, next: Next) => {
  const isMultipart = /^multipart\//i.test(ctx.get('content-type'))
  if (isMultipart && ctx.method === 'POST' && oneClickPath.test(ctx.path)) {
    if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
    delete ctx.req.headers['content-type']
    await next()
    return
  }
  if (isMultipart && !uploads.test(`${ctx.method} ${ctx.path}`)) {
    if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
    refuse(ctx, 'unsupported-media-type', 'Files are not accepted here.')
    return
  }
  await next()
}
