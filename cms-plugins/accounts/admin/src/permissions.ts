/** What the server asks for, each call its own. */
export const permissions = ['read', 'manage', 'audit'].map((action) => ({ action: `plugin::accounts.${action}`, subject: null }))
