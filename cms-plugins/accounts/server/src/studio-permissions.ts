import type { Core } from '@strapi/strapi'

const actions = [
  { uid: 'read', displayName: 'See who has an account' },
  { uid: 'manage', displayName: 'Give and take roles, delete accounts' },
  { uid: 'audit', displayName: 'Read and export the audit trail' },
]

/**
 * Makes the permissions of the Studio's Access page known. Strapi gives every permission to Super Admin; other roles get
 * these only from a Super Admin.
 */
export async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await strapi
    .service('admin::permission')
    .actionProvider.registerMany(actions.map((action) => ({ ...action, section: 'plugins', pluginName: 'accounts', subCategory: 'access' })))
}
