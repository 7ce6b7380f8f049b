import type { Core } from '@strapi/strapi'
import { runAfterResponse } from '../background-work'
import { hashPassword } from '../hash-password'
import { accountsService } from './accounts'
import { auditService } from './audit'
import { knownDevicesService } from './known-devices'
import { mailService } from './mail'
import { newsletterService } from './newsletter'
import { sessionsService } from './sessions'
import { rowsOf } from '@artha/base/rows'
import { foldedEmail } from '../rules/folded-name'
import { codeMail, passwordChangedMail, type SiteNames } from '../rules/mail-texts'
import { addressKey, codeExpiry, unmatchableHash, newResetCode, resetCodeHash } from '../rules/reset-code'
import { isLinkSecret, newLinkSecret, linkSecretHash, linkUrl } from '../rules/link-secret'
import { newResetTicket, resetTicketHash, ticketExpiry } from '../rules/reset-ticket'
import type { AccountsSettings } from '../settings'
import { userColumns, userType, type UserRow } from '@artha/base/user-row'

/** Resets a password by mail: a code or link gives a ticket, the ticket a new password. Each works once. */
export const reset = ({ strapi }: { strapi: Core.Strapi }) => {
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const site = strapi.config.get<SiteNames>('plugin::accounts.site')
  const mail = () => mailService(strapi)
  const codes = () => strapi.db.query('plugin::accounts.reset-code')
  const links = () => rowsOf<{ userId: number }>(strapi, 'plugin::accounts.reset-link')
  const tickets = () => strapi.db.query('plugin::accounts.reset-ticket')
  const keyOf = (address: string) => addressKey(foldedEmail(address), secret)
  const codeHashOf = (code: string, address: string) => resetCodeHash(code, foldedEmail(address), secret)
  const ticketWhere = (ticket: string, address: string) => ({
    ticketHash: resetTicketHash(ticket),
    addressKey: keyOf(address),
    expiresAt: { $gt: new Date() },
  })

  async function sweep() {
    const over = { where: { expiresAt: { $lte: new Date() } } }
    await codes().deleteMany(over)
    await links().deleteMany(over)
    await tickets().deleteMany(over)
  }

  /** Stores the code of an address in place of the earlier one. */
  async function keep(key: string, codeHash: string) {
    const data = { codeHash, expiresAt: codeExpiry(new Date()) }
    const replace = async (): Promise<boolean> => (await codes().updateMany({ where: { addressKey: key }, data })).count === 1
    if (await replace()) return
    try {
      await codes().create({ data: { addressKey: key, ...data } })
    } catch (error) {
      // Another request created the row first; the index allows only one.
      if (!(await replace())) throw error
    }
  }

  /** Issues a code and a link. It makes the same writes without an account: a longer busy database would reveal the account. */
  async function issueCode(address: string) {
    await sweep()
    const user = await accountsService(strapi).findWithPassword(address)
    const code = newResetCode()
    const owner = user !== undefined && user.password !== null && !user.blocked ? user : undefined
    const link = newLinkSecret()
    await keep(keyOf(address), owner === undefined ? unmatchableHash() : codeHashOf(code, address))
    // A newer link leaves older ones valid, so that a stranger who asks for mails cannot cancel the owner's.
    await links().create({
      data: {
        linkHash: owner === undefined ? unmatchableHash() : linkSecretHash(link),
        addressKey: keyOf(address),
        userId: owner?.id ?? 0,
        expiresAt: codeExpiry(new Date()),
      },
    })
    // Sent to the stored address, not to the typed one, which may only look the same.
    if (owner !== undefined) await mail().send(codeMail(site, owner.email, code, linkUrl(site.url, '/reset-link', link)))
  }

  /** Deletes the codes, links and tickets of an address. */
  async function forgetAll(address: string) {
    const where = { addressKey: keyOf(address) }
    await codes().deleteMany({ where })
    await links().deleteMany({ where })
    await tickets().deleteMany({ where })
  }

  async function newTicket(address: string): Promise<string> {
    const ticket = newResetTicket()
    await tickets().create({
      data: { ticketHash: resetTicketHash(ticket), addressKey: keyOf(address), expiresAt: ticketExpiry(new Date()) },
    })
    return ticket
  }

  return {
    /** Sends a code to the account of an address, if there is one, after the response. */
    sendCode: (address: string) => runAfterResponse(strapi, 'sending a code', () => issueCode(address)),

    forgetAll,

    /** Exchanges the right code for a ticket; undefined if it is wrong. Deleting the row is the check, so that only one of two requests succeeds. */
    async redeemCode(address: string, code: string): Promise<string | undefined> {
      const codeHash = codeHashOf(code, address)
      const where = { addressKey: keyOf(address), codeHash, expiresAt: { $gt: new Date() } }
      if ((await codes().deleteMany({ where })).count !== 1) return undefined
      return newTicket(address)
    },

    /** Exchanges the link of a mail for a ticket and its address, once; undefined if the link is not valid. */
    async redeemLink(link: string): Promise<{ ticket: string; email: string } | undefined> {
      if (!isLinkSecret(link)) return undefined
      const where = { linkHash: linkSecretHash(link), expiresAt: { $gt: new Date() } }
      const row = await links().findOne({ where, select: ['userId'] })
      if (row === null || (await links().deleteMany({ where })).count !== 1) return undefined
      const user = await rowsOf<UserRow>(strapi, userType).findOne({ where: { id: row.userId }, select: [...userColumns] })
      return user === null || user.blocked ? undefined : { ticket: await newTicket(user.email), email: user.email }
    },

    /** True if a ticket is valid for an address. The check does not use the ticket up. */
    holds: async (ticket: string, address: string): Promise<boolean> => (await tickets().count({ where: ticketWhere(ticket, address) })) === 1,

    /** Sets the password and ends what was opened with the old one, in one transaction. Returns false if the ticket does not allow it. */
    async setPassword(address: string, ticket: string, password: string): Promise<boolean> {
      const user = await accountsService(strapi).findByEmail(address)
      if (user === undefined) return false
      const hash = await hashPassword(password)
      const isDone: boolean = await strapi.db.transaction(async () => {
        if ((await tickets().deleteMany({ where: ticketWhere(ticket, address) })).count !== 1) return false
        await strapi.db.query(userType).updateMany({ where: { id: user.id }, data: { password: hash, confirmed: true } })
        await sessionsService(strapi).endAll(user.id)
        await knownDevicesService(strapi).forget({ door: 'site', address: user.email })
        await newsletterService(strapi).addressProven(user, 'reset code')
        await forgetAll(address)
        const subject = `user:${user.documentId}`
        await auditService(strapi).record({ actor: subject, action: 'user.password-reset', subject })
        return true
      })
      if (isDone) mail().post('password changed', passwordChangedMail(site, user.email))
      return isDone
    },
  }
}

export const resetService = (strapi: Core.Strapi): ReturnType<typeof reset> => strapi.plugin('accounts').service('reset')
