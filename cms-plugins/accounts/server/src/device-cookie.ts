import type { Core } from '@strapi/strapi'
import type { Exchange } from '@artha/base/exchange'
import { knownDevicesService } from './services/known-devices'
import { deviceCookie, deviceCookieName, type SignInPlace } from './rules/known-device'

/** Returns the token of the known-device cookie in the request, if there is one. */
export const deviceTokenOf = (ctx: Exchange, isHttps: boolean): string | undefined => ctx.cookies.get(deviceCookieName(isHttps), { signed: false })

/** Makes the requesting browser a known device of an account, and sets its cookie. */
export async function rememberDevice(
  strapi: Core.Strapi,
  ctx: Exchange,
  owner: { door: SignInPlace; address: string },
  isHttps: boolean,
): Promise<void> {
  const token = await knownDevicesService(strapi).remember(deviceTokenOf(ctx, isHttps), owner)
  ctx.append('Set-Cookie', deviceCookie(token, isHttps))
}
