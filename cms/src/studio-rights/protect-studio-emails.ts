import { currentRequestState } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { strapiService } from '@artha/base/strapi-service'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

/** The function that Strapi's pages of users and of the own profile write with. */
interface StudioUsers {
  updateById: (id: number, change: { email?: string }) => Promise<unknown>
}

/** Lets only managers of Studio users change an email address, because the address links a Studio user to an account of the site and its rights. */
export function protectStudioEmails(strapi: Core.Strapi): void {
  const users = strapiService<StudioUsers>(strapi, 'admin::user')
  const update = users.updateById.bind(users)

  async function isAnother(id: number, email: string) {
    const stored = await rowsOf<{ email: string }>(strapi, 'admin::user').findOne({ where: { id }, select: ['email'] })
    return stored?.email.toLowerCase() !== email.toLowerCase()
  }

  Object.assign(users, {
    async updateById(id, change) {
      const state = currentRequestState(strapi)
      const keepsPeople = state?.user === undefined || state.userAbility?.can('admin::users.update') === true
      if (change.email !== undefined && !keepsPeople && (await isAnother(id, change.email))) {
        throw new errors.ForbiddenError('Only those who manage Studio users can change the address of your account.')
      }
      return update(id, change)
    },
  } satisfies StudioUsers)
}
