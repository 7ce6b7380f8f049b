/** The permissions of the Access page, as the server checks them. */
export const permissions = ['read', 'manage', 'audit'].map((action) => ({ action: `plugin::accounts.${action}`, subject: null }))
