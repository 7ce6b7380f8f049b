type Permission = 'read' | 'figures' | 'restore' | 'changes' | 'preview' | 'messages' | 'answer' | 'status'

const route = (method: string, path: string, handler: string, permission: Permission) => ({
  method,
  path,
  handler,
  config: {
    policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [`plugin::newsroom.${permission}`] } }],
  },
})

/** The Studio's requests under /newsroom. Each needs a signed-in administrator and a permission. */
export const studioRoutes = {
  type: 'admin',
  routes: [
    route('GET', '/scheduled', 'studioDesk.listScheduled', 'read'),
    route('GET', '/not-shown', 'studioDesk.listNotShown', 'read'),
    route('GET', '/figures', 'studioFigures.list', 'figures'),
    route('PUT', '/figures/:kind/:id/looked-at', 'studioFigures.lookedAt', 'figures'),
    route('GET', '/bin', 'studioDesk.listBin', 'read'),
    route('POST', '/bin/:id/restore', 'studioDesk.restore', 'restore'),
    route('GET', '/openings', 'studioOpenings.read', 'read'),
    route('GET', '/changes', 'studioDesk.listChanges', 'changes'),
    route('GET', '/status', 'studioStatus.read', 'status'),
    route('GET', '/messages', 'studioMessages.list', 'messages'),
    route('PUT', '/messages/:id/state', 'studioMessages.mark', 'answer'),
    route('DELETE', '/messages/:id', 'studioMessages.remove', 'answer'),
    route('GET', '/on-site/:kind/:id', 'studioSite.readPlace', 'preview'),
    route('POST', '/on-site/:kind/:id/preview', 'studioSite.makePreview', 'preview'),
  ],
}
