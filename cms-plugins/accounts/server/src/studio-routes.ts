const route = (method: string, path: string, handler: string, permission: 'read' | 'manage' | 'audit') => ({
  method,
  path,
  handler,
  config: {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [`plugin::accounts.${permission}`] } }],
  },
})

/** The Studio's requests under /accounts. Each needs a signed-in administrator and a permission. */
export const studioRoutes = {
  type: 'admin',
  routes: [
    route('GET', '/users', 'studioUserAccess.list', 'read'),
    route('POST', '/users/approve', 'studioUserAccess.approve', 'manage'),
    route('PUT', '/users/:id/role', 'studioUserAccess.setRole', 'manage'),
    route('POST', '/users/:id/toggle', 'studioUserAccess.toggle', 'manage'),
    route('POST', '/users/:id/publishing', 'studioUserAccess.togglePublishing', 'manage'),
    route('GET', '/review', 'studioUserAccess.readReview', 'read'),
    route('PUT', '/review', 'studioUserAccess.setReview', 'manage'),
    route('DELETE', '/users/:id', 'studioUserAccess.remove', 'manage'),
    route('GET', '/audit', 'studioAudit.list', 'audit'),
    route('GET', '/audit/export', 'studioAudit.exportCsv', 'audit'),
  ],
}
