import type { Core } from '@strapi/strapi'
import { registerActions } from '@artha/base/register-actions'

const actions = [
  { uid: 'read', displayName: 'See who has an account' },
  { uid: 'manage', displayName: 'Change roles and delete accounts' },
  { uid: 'publish', displayName: 'Publish articles and stories while review is on' },
  { uid: 'audit', displayName: 'Read and export the audit log' },
]

/** Registers the permissions of the Access page. Strapi gives every permission to Super Admin; other roles get these only from a Super Admin. */
export async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await registerActions(strapi, 'accounts', 'access', actions)
}
