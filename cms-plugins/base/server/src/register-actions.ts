import type { Core } from '@strapi/strapi'
import { strapiService } from './strapi-service'

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
