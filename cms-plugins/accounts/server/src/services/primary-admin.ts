import type { Core } from '@strapi/strapi'
import { generatedPassword } from '../generated-password'
import { hashPassword } from '../hash-password'
import { foldedEmail, foldedUsername } from '../rules/folded-name'
import { rowsOf } from '@artha/base/rows'
import type { AccountsSettings } from '../settings'
import { userType } from '@artha/base/user-row'

const username = 'Primary admin'

/** The account with all rights on the site. */
export const primaryAdmin = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Creates the account of the configured address if it is missing. Returns the password only if it was generated here: it is shown once
   * and stored nowhere.
   */
  async ensure(): Promise<{ email: string; password: string } | undefined> {
    const configured = strapi.config.get<AccountsSettings['primaryAdmin']>('plugin::accounts.primaryAdmin')
    const email = foldedEmail(configured.email)
    const users = rowsOf<{ id: number; username: string; usernameFolded: string | null }>(strapi, userType)
    const known = await users.findOne({ where: { email } })
    if (known !== null) {
      // Old rows have no folded name. Without one, another user could sign up with the same name.
      if (known.usernameFolded === null) {
        await users.update({ where: { id: known.id }, data: { usernameFolded: foldedUsername(known.username) } })
      }
      return undefined
    }
    const password = configured.password ?? generatedPassword()
    await users.create({
      data: {
        username,
        usernameFolded: foldedUsername(username),
        email,
        provider: 'local',
        // The query engine stores the value as it is. Strapi's own hash would block the event loop.
        password: await hashPassword(password),
        confirmed: true,
        isAllowedToCreate: true,
        isAdmin: true,
      },
    })
    return configured.password === undefined ? { email, password } : undefined
  },
})

export const primaryAdminService = (strapi: Core.Strapi): ReturnType<typeof primaryAdmin> => strapi.plugin('accounts').service('primaryAdmin')
