import { userSchema } from '@artha/accounts/user-schema'

interface UsersPermissions {
  routes: Record<string, unknown>
  contentTypes: { user: { schema: object } }
}

/**
 * Removes the plugin's own sign-up, sign-in, reset and user endpoints, which are laxer than ours: its tokens outlive log-out and deletion, and
 * its limits live in one process. Only its User type, with the accounts plugin's columns, and its roles are used.
 */
export default (plugin: UsersPermissions) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  Object.assign(plugin.contentTypes.user.schema, userSchema)
  return plugin
}
