import { useAuth } from '@strapi/strapi/admin'

/**
 * What the user of the Studio may do with a plugin, by the names of its actions. Strapi's own `useRBAC` looks once: where a page
 * is opened before the permissions have come, it says "no" until the page is opened again. Every role has some permission, so
 * none at all means that they are still to come.
 */
export function useMay(plugin: 'accounts' | 'newsroom') {
  const permissions = useAuth(plugin, (auth) => auth.permissions)
  return {
    isLoading: permissions.length === 0,
    may: (action: string) => permissions.some((permission) => permission.action === `plugin::${plugin}.${action}`),
  }
}
