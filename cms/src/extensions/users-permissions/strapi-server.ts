import { userSchema } from '@artha/accounts/user-schema'

interface UsersPermissions {
  routes: Record<string, unknown>
  contentTypes: { user: { schema: object } }
}

/**
 * The plugin's own sign-up, sign-in, reset and user endpoints would be a second, laxer door beside ours: its tokens
 * outlive log-out and deletion, and its limits live in one process. None of them is registered; the User type and its
 * roles are what we use of it, with the columns that the accounts plugin gives it.
 */
export default (plugin: UsersPermissions) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  Object.assign(plugin.contentTypes.user.schema, userSchema)
  return plugin
}
