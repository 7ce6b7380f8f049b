import type { Core } from '@strapi/strapi'
import { deviceExpiry, deviceKey, isDeviceToken, maxDevices, newDeviceToken, accountKey, type SignInPlace } from '../rules/known-device'
import { rowsOf } from '@artha/base/rows'
import type { AccountsSettings } from '../settings'

interface Owner {
  door: SignInPlace
  address: string
}

/** The devices in which an account has signed in. */
export const knownDevices = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const rows = () => rowsOf<{ id: number }>(strapi, 'plugin::accounts.known-device')
  const keysOf = (token: string, { door, address }: Owner) => ({
    deviceKey: deviceKey(token, secret),
    ownerKey: accountKey(door, address, secret),
  })

  /** True if we issued this token and it is still valid. Other tokens are not adopted, because whoever planted one would know it. */
  const isIssued = async (token: string) =>
    (await rows().count({ where: { deviceKey: deviceKey(token, secret), expiresAt: { $gt: new Date() } } })) > 0

  async function keep(where: { deviceKey: string; ownerKey: string }) {
    const expiresAt = deviceExpiry(new Date())
    const renew = async () => (await rows().updateMany({ where, data: { expiresAt } })).count > 0
    if (await renew()) return
    try {
      await rows().create({ data: { ...where, expiresAt } })
    } catch (error) {
      // Another sign-in from this device created the row first.
      if (!(await renew())) throw error
    }
  }

  async function sweep(owner: string) {
    await rows().deleteMany({ where: { expiresAt: { $lte: new Date() } } })
    const oldest = await rows().findMany({
      where: { ownerKey: owner },
      select: ['id'],
      orderBy: [{ expiresAt: 'desc' }, { id: 'desc' }],
      offset: maxDevices,
      limit: 1_000,
    })
    if (oldest.length > 0) await rows().deleteMany({ where: { id: { $in: oldest.map(({ id }) => id) } } })
  }

  return {
    /** Returns the key for the device's own limit if it is known for the account; otherwise undefined. */
    async find(token: string | undefined, owner: Owner): Promise<string | undefined> {
      if (!isDeviceToken(token)) return undefined
      const keys = keysOf(token, owner)
      return (await rows().count({ where: { ...keys, expiresAt: { $gt: new Date() } } })) === 1 ? keys.deviceKey : undefined
    },

    /** Makes a device known for an account. Returns its token: the one sent if we issued it, else a new one. */
    async remember(token: string | undefined, owner: Owner): Promise<string> {
      const kept = isDeviceToken(token) && (await isIssued(token)) ? token : newDeviceToken()
      const keys = keysOf(kept, owner)
      await keep(keys)
      await sweep(keys.ownerKey)
      return kept
    },

    /** Forgets the devices of an account, because one of them may be in other hands. */
    async forget({ door, address }: Owner): Promise<void> {
      await rows().deleteMany({ where: { ownerKey: accountKey(door, address, secret) } })
    },
  }
}

export const knownDevicesService = (strapi: Core.Strapi): ReturnType<typeof knownDevices> => strapi.plugin('accounts').service('knownDevices')
