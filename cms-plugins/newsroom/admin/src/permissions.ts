/** The permissions of the page, as the server checks them. */
export const pagePermissions = ['read', 'figures', 'restore', 'changes', 'messages', 'answer', 'status'].map((action) => ({
  action: `plugin::newsroom.${action}`,
  subject: null,
}))
