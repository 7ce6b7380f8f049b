import type { Exchange, Next } from '@artha/base/exchange'
import { refuse } from '@artha/contract/refusals'
import { drain } from '../drain'

/** Where files are taken: by our own endpoint and by the Media Library of the Studio. Both ask who sends before they read. */
const uploads = /^(POST \/api\/media|POST \/upload(\/files(\/\d+\/replace)?)?|PUT \/upload\/files\/\d+)\/?$/i

/** The one click of a mail program, which may be sent as multipart (RFC 8058). The link says it all; the body is not read. */
const oneClickPath = /^\/auth\/unsubscribe\/[^/]+\/?$/i

/** Multipart is refused, before anything of it is kept, on every path where no upload is expected. */
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
