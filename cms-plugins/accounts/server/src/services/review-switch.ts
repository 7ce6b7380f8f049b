import type { Core } from '@strapi/strapi'
import type { RequestState } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { publishesWithoutReview } from '../rules/publish-rule'
import type { UserRow } from '@artha/base/user-row'
import { accountsService } from './accounts'
import { auditService } from './audit'

interface Kept {
  isOn: boolean
}

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'isOn' in value && typeof value.isOn === 'boolean'

/** The review switch: while it is on, only some people may publish. Off until somebody turns it on in the Studio's Access page. */
export const reviewSwitch = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = () => strapi.store({ type: 'plugin', name: 'accounts', key: 'review' })
  const publishesAsUser = (user: UserRow) => publishesWithoutReview(accountsService(strapi).roleOf(user), user.mayPublish)

  async function isOn(): Promise<boolean> {
    const kept: unknown = await store().get({})
    return isKept(kept) && kept.isOn
  }

  /** True if a Studio user may publish. A user of the site with the same e-mail address counts as the same person. */
  async function publishesInStudio({ user, userAbility }: Partial<RequestState>): Promise<boolean> {
    if (userAbility?.can('plugin::accounts.publish') === true) return true
    const row = await rowsOf<{ email: string | null }>(strapi, 'admin::user').findOne({ where: { id: user?.id ?? 0 }, select: ['email'] })
    const account = row?.email ? await accountsService(strapi).findByEmail(row.email) : undefined
    return account !== undefined && publishesAsUser(account)
  }

  return {
    isOn,

    async set(actor: string, wanted: boolean): Promise<void> {
      await strapi.db.transaction(async () => {
        if ((await isOn()) === wanted) return
        await store().set({ value: { isOn: wanted } satisfies Kept })
        await auditService(strapi).record({ actor, action: wanted ? 'review.on' : 'review.off', subject: 'site' })
      })
    },

    /** True if a user who may create may also publish. */
    mayPublish: async (user: UserRow): Promise<boolean> => publishesAsUser(user) || !(await isOn()),

    /** True if the caller of a request may publish. Work outside a request is never held back. */
    async mayPublishNow(state: Partial<RequestState> | undefined): Promise<boolean> {
      const isInStudio = state?.auth?.strategy?.name === 'admin'
      if ((state?.account === undefined && !isInStudio) || !(await isOn())) return true
      return state.account === undefined ? publishesInStudio(state) : publishesAsUser(state.account)
    },
  }
}

export const reviewSwitchService = (strapi: Core.Strapi): ReturnType<typeof reviewSwitch> => strapi.plugin('accounts').service('reviewSwitch')
