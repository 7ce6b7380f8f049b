const route = (method: string, path: string, handler: string, permission: 'read' | 'restore' | 'changes' | 'preview') => ({
  method,
  path,
  handler,
  config: {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [`plugin::newsroom.${permission}`] } },
    ],
  },
})

/** What the Studio's pages ask, under /newsroom: for administrators of the Studio, each call with a permission of its own. */
export const studioRoutes = {
  type: 'admin',
  routes: [
    route('GET', '/scheduled', 'studioDesk.listScheduled', 'read'),
    route('GET', '/bin', 'studioDesk.listBin', 'read'),
    route('POST', '/bin/:id/restore', 'studioDesk.restore', 'restore'),
    route('GET', '/changes', 'studioDesk.listChanges', 'changes'),
    route('GET', '/on-site/:kind/:id', 'studioSite.readPlace', 'preview'),
    route('POST', '/on-site/:kind/:id/preview', 'studioSite.makePreview', 'preview'),
  ],
}
