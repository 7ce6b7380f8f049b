import type { Core } from '@strapi/strapi'
import type { Exchange } from '@artha/base/exchange'
import { knownDevicesService } from './services/known-devices'
import { deviceCookie, deviceCookieName, type Door } from './rules/known-device'

/** The cookie of a known device, as a request sent it. */
export const sentDevice = (ctx: Exchange, isHttps: boolean): string | undefined => ctx.cookies.get(deviceCookieName(isHttps), { signed: false })

/** Makes the browser that asks a known device of an account. */
export async function rememberDevice(strapi: Core.Strapi, ctx: Exchange, owner: { door: Door; address: string }, isHttps: boolean): Promise<void> {
  const token = await knownDevicesService(strapi).remember(sentDevice(ctx, isHttps), owner)
  ctx.append('Set-Cookie', deviceCookie(token, isHttps))
}
