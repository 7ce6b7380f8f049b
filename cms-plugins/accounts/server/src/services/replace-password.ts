import type { Core } from '@strapi/strapi'
import { passwordReplacedMail, type SiteNames } from '../rules/mail-texts'
import { userType, type UserRow } from '@artha/base/user-row'
import { auditService } from './audit'
import { knownDevicesService } from './known-devices'
import { mailService } from './mail'
import { resetService } from './reset'
import { sessionsService } from './sessions'

interface Hashes {
  old: string
  new: string
}

/**
 * Replaces a password and ends what was opened with the old one, in one transaction. The session `keptSessionId` stays. Returns false if
 * the password was changed meanwhile.
 */
export async function replacePassword(strapi: Core.Strapi, user: UserRow, hashes: Hashes, keptSessionId: number): Promise<boolean> {
  const isDone: boolean = await strapi.db.transaction(async () => {
    const where = { id: user.id, password: hashes.old }
    const { count } = await strapi.db.query(userType).updateMany({ where, data: { password: hashes.new } })
    if (count !== 1) return false
    await sessionsService(strapi).endOthers(user.id, keptSessionId)
    await knownDevicesService(strapi).forget({ door: 'site', address: user.email })
    await resetService(strapi).forgetAll(user.email)
    const subject = `user:${user.documentId}`
    await auditService(strapi).record({ actor: subject, action: 'user.password-changed', subject })
    return true
  })
  const site = strapi.config.get<SiteNames>('plugin::accounts.site')
  if (isDone) mailService(strapi).post('password changed', passwordReplacedMail(site, user.email))
  return isDone
}
