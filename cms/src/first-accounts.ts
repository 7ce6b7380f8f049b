import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { ensureStudioAdmin } from './studio-admin'
import { tellParent } from './tell-parent'

/** Creates the two accounts that a new installation needs, and reports their generated passwords once. */
export async function firstAccounts(strapi: Core.Strapi): Promise<void> {
  const made = [
    { account: 'primary admin of the site', known: await accountsOf(strapi).primaryAdmin.ensure() },
    { account: 'administrator of the Studio', known: await ensureStudioAdmin(strapi) },
  ]
  for (const { account, known } of made) {
    if (known !== undefined) tellParent({ type: 'first-password', account, ...known })
  }
}
