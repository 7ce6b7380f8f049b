import { registerActions } from '@artha/accounts/studio-permissions'
import type { Core } from '@strapi/strapi'

const actions = [
  { uid: 'read', displayName: 'See what is scheduled, what is not shown, what is in the bin, and how often articles are opened' },
  { uid: 'figures', displayName: 'See what must be read again since a figure changed, and say that it was' },
  { uid: 'restore', displayName: 'Bring back what is in the bin' },
  { uid: 'changes', displayName: 'See who changed what' },
  { uid: 'messages', displayName: 'Read the messages of the contact page' },
  { uid: 'answer', displayName: 'Mark messages of the contact page, and delete them' },
  { uid: 'status', displayName: 'See how the site, its services and its backups are' },
  { uid: 'preview', displayName: 'See beside an entry where it is on the site, and preview it' },
]

/**
 * Makes the permissions of the Studio's Newsroom page known. Strapi gives every permission to Super Admin; other roles
 * get these only from a Super Admin.
 */
export async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await registerActions(strapi, 'newsroom', 'newsroom', actions)
}
