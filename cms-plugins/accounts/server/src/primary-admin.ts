import type { Core } from '@strapi/strapi'
import { generatedPassword } from './generated-password'
import { hashPassword } from './hash-password'
import type { AccountsSettings } from './settings'

const userType = 'plugin::users-permissions.user'

/** The account that may do everything on the site. */
export const primaryAdmin = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Makes the account of the configured address where there is none. Answers the password exactly when it was made up
   * here: it is known nowhere else and told once.
   */
  async ensure(): Promise<{ email: string; password: string } | undefined> {
    const configured = strapi.config.get<AccountsSettings['primaryAdmin']>('plugin::accounts.primaryAdmin')
    const email = configured.email.toLowerCase()
    const users = strapi.db.query(userType)
    if ((await users.findOne({ where: { email } })) !== null) return undefined
    const password = configured.password ?? generatedPassword()
    await users.create({
      data: {
        username: 'Primary admin',
        email,
        provider: 'local',
        // The query engine keeps the value as it is: Strapi's own hash would block the event loop.
        password: await hashPassword(password),
        confirmed: true,
        isAllowedToCreate: true,
        isAdmin: true,
      },
    })
    return configured.password === undefined ? { email, password } : undefined
  },
})
