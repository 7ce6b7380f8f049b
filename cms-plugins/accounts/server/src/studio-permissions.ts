import type { Core } from '@strapi/strapi'
import { strapiService } from './strapi-service'

const actions = [
  { uid: 'read', displayName: 'See who has an account' },
  { uid: 'manage', displayName: 'Change roles and delete accounts' },
  { uid: 'publish', displayName: 'Publish articles and stories while review is on' },
  { uid: 'audit', displayName: 'Read and export the audit log' },
]

interface Action {
  uid: string
  displayName: string
}

interface PermissionService {
  actionProvider: { registerMany: (actions: object[]) => Promise<void> }
}

/** Registers permissions of a plugin in the Studio, under its name and a heading. */
export async function registerActions(strapi: Core.Strapi, pluginName: string, subCategory: string, named: readonly Action[]): Promise<void> {
  const { actionProvider } = strapiService<PermissionService>(strapi, 'admin::permission')
  await actionProvider.registerMany(named.map((action) => ({ ...action, section: 'plugins', pluginName, subCategory })))
}

/** Registers the permissions of the Access page. Strapi gives every permission to Super Admin; other roles get these only from a Super Admin. */
export async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await registerActions(strapi, 'accounts', 'access', actions)
}
