import type { Exchange, Next } from '@artha/base/exchange'
import type { Core } from '@strapi/strapi'
import { currentAddressOf } from '../pictures/former-pictures'

const pictureFile = /^\/uploads\/([\w-]+\.(?:webp|jpg|avif))$/

/** Redirects from the address of a replaced picture once its files are gone. Not permanently, because it may be replaced again. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    await next()
    const name = pictureFile.exec(ctx.path)?.[1]
    if (name === undefined || ctx.status !== 404 || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return
    const address = await currentAddressOf(strapi, name)
    if (address === undefined) return
    ctx.status = 302
    ctx.set('Location', address)
    ctx.set('Cache-Control', 'no-cache')
    ctx.body = null
    ctx.status = 302
  }
