import { useAuth } from '@strapi/strapi/admin'

/**
 * Tells which actions of a plugin the Studio user may do. Strapi's own `useRBAC` checks once: on a page opened before the permissions
 * have loaded, it says "no" until the page is opened again. Every role has some permission, so an empty list means they are still
 * loading.
 */
export function usePluginPermissions(plugin: 'accounts' | 'newsroom') {
  const permissions = useAuth(plugin, (auth) => auth.permissions)
  return {
    isLoading: permissions.length === 0,
    may: (action: string) => permissions.some((permission) => permission.action === `plugin::${plugin}.${action}`),
  }
}
