import { registerActions } from '@artha/base/register-actions'
import type { Core } from '@strapi/strapi'

const actions = [
  { uid: 'read', displayName: 'See what is scheduled, not shown or in the bin, and how often articles are read' },
  { uid: 'figures', displayName: 'See what needs review after a figure changed, and mark it reviewed' },
  { uid: 'restore', displayName: 'Restore from the bin' },
  { uid: 'changes', displayName: 'See the change history' },
  { uid: 'messages', displayName: 'Read messages from the contact page' },
  { uid: 'answer', displayName: 'Mark and delete messages from the contact page' },
  { uid: 'status', displayName: 'See the status of the site, its services and its backups' },
  { uid: 'preview', displayName: 'See where an entry is on the site, and preview it' },
]

/** Registers the permissions of the Newsroom page. Strapi gives every permission to Super Admin; other roles get these only from a Super Admin. */
export async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await registerActions(strapi, 'newsroom', 'newsroom', actions)
}
