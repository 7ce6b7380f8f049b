const permission = (action: string) => ({ action: `plugin::newsroom.${action}`, subject: null })

/** What the server asks for on the pages, each call its own. */
export const pagePermissions = ['read', 'restore', 'changes', 'messages', 'answer', 'status'].map(permission)
export const panelPermissions = [permission('preview')]
