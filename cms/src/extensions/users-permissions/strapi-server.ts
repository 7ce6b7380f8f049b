interface UsersPermissions {
  routes: Record<string, unknown>
}

/**
 * The plugin's own sign-up, sign-in, reset and user endpoints would be a second, laxer door beside ours: its tokens
 * outlive log-out and deletion, and its limits live in one process. None of them is registered; the User type and its
 * roles are what we use of it.
 */
export default (plugin: UsersPermissions) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  return plugin
}
