const route = (method: string, path: string, handler: string, permission: 'read' | 'manage' | 'audit') => ({
  method,
  path,
  handler,
  config: {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [`plugin::accounts.${permission}`] } }],
  },
})

/** What the Studio's pages ask, under /accounts: for administrators of the Studio, each call with a permission of its own. */
export const studioRoutes = {
  type: 'admin',
  routes: [
    route('GET', '/users', 'studioPeople.list', 'read'),
    route('POST', '/users/approve', 'studioPeople.approve', 'manage'),
    route('PUT', '/users/:id/role', 'studioPeople.setRole', 'manage'),
    route('POST', '/users/:id/toggle', 'studioPeople.toggle', 'manage'),
    route('DELETE', '/users/:id', 'studioPeople.remove', 'manage'),
    route('GET', '/audit', 'studioAudit.list', 'audit'),
    route('GET', '/audit/export', 'studioAudit.exportCsv', 'audit'),
  ],
}
