/** What the server asks for on the page, each call its own. */
export const pagePermissions = ['read', 'figures', 'restore', 'changes', 'messages', 'answer', 'status'].map((action) => ({
  action: `plugin::newsroom.${action}`,
  subject: null,
}))
