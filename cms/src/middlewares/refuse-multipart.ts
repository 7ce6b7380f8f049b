import type { Context, Next } from 'koa'
import { drain } from '../drain'
import { refuse } from '../refusal'

/** The Media Library of the Studio. It checks the sender before it keeps anything. */
const uploadPath = /^\/upload(\/|$|\?)/

/** The one click of a mail program, which may be sent as multipart (RFC 8058). The link says it all; the body is not read. */
const oneClickPath = /^\/auth\/unsubscribe\/[^/]+\/?$/i

/**
 * Strapi's body parser writes every multipart request to disk, up to 200 MB a file, before anybody asks who sent it and
 * on every path there is. Refused here, before it is kept, wherever no upload is expected.
 */
export default () => async (ctx: Context, next: Next) => {
  const isMultipart = /^multipart\//i.test(ctx.get('content-type'))
  if (isMultipart && ctx.method === 'POST' && oneClickPath.test(ctx.path)) {
    if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
    delete ctx.req.headers['content-type']
    await next()
    return
  }
  const carriesToken = /^bearer \S+$/i.test(ctx.get('authorization'))
  if (isMultipart && !(uploadPath.test(ctx.path) && ctx.method === 'POST' && carriesToken)) {
    if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
    refuse(ctx, 'unsupported-media-type', 'Files are not accepted here.')
    return
  }
  await next()
}
