import type { Core } from '@strapi/strapi'
import { runAfterResponse } from './background-work'
import { currentRequestState } from '@artha/base/exchange'
import { generatedPassword } from './generated-password'
import { failuresService } from './services/failures'
import { mailService } from './services/mail'
import { rowsOf } from '@artha/base/rows'
import type { SiteNames } from './rules/mail-texts'
import { newStudioReset, studioResetHash, studioResetLifeMs, studioResetMail } from './rules/studio-reset'
import type { AccountsSettings } from './settings'
import { strapiService } from '@artha/base/strapi-service'

interface Administrator {
  id: number
  email: string
  password: string | null
  isActive: boolean
}

type Checked = [null, Administrator | false, { message: string }?]

/** The functions that Strapi's own sign-in calls. `checkCredentials` returns a result in the form of passport. */
interface StudioAuth {
  checkCredentials: (credentials: { email: string; password: string }) => Promise<Checked>
  forgotPassword: (asked: { email: string }) => void
  resetPassword: (asked: { resetPasswordToken: string; password: string }) => Promise<unknown>
  validatePassword: (password: string, hash: string) => Promise<boolean>
  hashPassword: (password: string) => Promise<string>
}

/**
 * Replaces the Studio's sign-in and reset with ones that work like the site's: the same work for an address without an account, mail by
 * our own service, and a reset link that the table does not reveal.
 */
export async function guardStudioAuth(strapi: Core.Strapi): Promise<void> {
  const auth = strapiService<StudioAuth>(strapi, 'admin::auth')
  const site = strapi.config.get<SiteNames>('plugin::accounts.site')
  const { url: studioUrl } = strapi.config.get<AccountsSettings['studio']>('plugin::accounts.studio')
  const administrators = () => rowsOf<Administrator>(strapi, 'admin::user')
  const nobodysHash = await auth.hashPassword(generatedPassword())
  const setByToken = auth.resetPassword.bind(auth)

  async function sendReset(email: string) {
    const user = await administrators().findOne({ where: { email, isActive: true } })
    if (user === null) return
    const secret = newStudioReset()
    const data = { resetPasswordToken: studioResetHash(secret), resetPasswordTokenExpiresAt: new Date(Date.now() + studioResetLifeMs) }
    await administrators().update({ where: { id: user.id }, data })
    await mailService(strapi).send(studioResetMail(site, user.email, `${studioUrl}/auth/reset-password?code=${secret}`))
  }

  Object.assign(auth, {
    async checkCredentials({ email, password }) {
      // A sign-in that did not pass `studioDoor` is refused.
      if (currentRequestState(strapi)?.isCountedAtDoor !== true) return [null, false, { message: 'Invalid credentials' }]
      const user = await administrators().findOne({ where: { email } })
      const fits = await auth.validatePassword(password, user?.password ?? nobodysHash)
      const isRight = fits && typeof user?.password === 'string'
      if (user !== null && isRight && user.isActive) return [null, user]
      failuresService(strapi).note({ actor: 'visitor', action: 'sign-in.failed', subject: `studio:${user?.id ?? 'unknown'}` })
      return [null, false, { message: isRight ? 'User not active' : 'Invalid credentials' }]
    },
    forgotPassword: ({ email }) => runAfterResponse(strapi, 'the reset of the Studio', () => sendReset(email.toLowerCase())),
    resetPassword: (asked) => setByToken({ ...asked, resetPasswordToken: studioResetHash(asked.resetPasswordToken) }),
  } satisfies Partial<StudioAuth>)
}
