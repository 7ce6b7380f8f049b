import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { ownService } from './own-services'
import { deviceCookie, deviceCookieName, type Door } from './rules/known-device'

/** The cookie of a known device, as a request sent it. */
export const sentDevice = (ctx: Context, isHttps: boolean): string | undefined => ctx.cookies.get(deviceCookieName(isHttps), { signed: false })

/** Makes the browser that asks a known device of an account. */
export async function rememberDevice(strapi: Core.Strapi, ctx: Context, owner: { door: Door; address: string }, isHttps: boolean): Promise<void> {
  const token = await ownService(strapi, 'knownDevices').remember(sentDevice(ctx, isHttps), owner)
  ctx.append('Set-Cookie', deviceCookie(token, isHttps))
}
