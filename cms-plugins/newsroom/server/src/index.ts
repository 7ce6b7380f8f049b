import { registerActions } from '@artha/base/register-actions'
import type { Core } from '@strapi/strapi'
import { arrangeStudio } from './arrange-studio'
import { binnedItem, undoStep, version } from './content-types/tables'
import { bin as binController } from './controllers/bin'
import { studioDesk as studioDeskController } from './controllers/studio-desk'
import { studioMessages as studioMessagesController } from './controllers/studio-messages'
import {
  studioFigures as studioFiguresController,
  studioOpenings as studioOpeningsController,
  studioStatus as studioStatusController,
} from './controllers/studio-tabs'
import { studioSite as studioSiteController } from './controllers/studio-site'
import { startSweeping, stopSweeping } from './daily-sweep'
import { bin } from './services/bin'
import { documentLock } from './services/document-lock'
import { messages } from './services/messages'
import { notShown } from './services/not-shown'
import { scheduled } from './services/scheduled'
import { site } from './services/site'
import { undo } from './services/undo'
import { versions } from './services/versions'
import { settings } from './settings'
import { studioRoutes } from './studio-routes'
import { watchDocuments } from './watch-documents'

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
async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await registerActions(strapi, 'newsroom', 'newsroom', actions)
}

/** Strapi reads these parts by name; it has no type for a plugin. */
const plugin: Record<string, unknown> = {
  config: settings,
  contentTypes: { 'binned-item': binnedItem, 'undo-step': undoStep, version },
  services: { bin, documentLock, messages, notShown, scheduled, site, undo, versions },
  controllers: {
    bin: binController,
    studioDesk: studioDeskController,
    studioFigures: studioFiguresController,
    studioMessages: studioMessagesController,
    studioOpenings: studioOpeningsController,
    studioSite: studioSiteController,
    studioStatus: studioStatusController,
  },
  routes: { admin: studioRoutes },

  async register({ strapi }: { strapi: Core.Strapi }) {
    strapi.customFields.register([
      { name: 'rich-text', plugin: 'newsroom', type: 'text', inputSize: { default: 12, isResizable: true } },
      { name: 'picture', plugin: 'newsroom', type: 'string', inputSize: { default: 6, isResizable: true } },
      { name: 'word-list', plugin: 'newsroom', type: 'json', inputSize: { default: 12, isResizable: true } },
    ])
    await registerStudioPermissions(strapi)
    watchDocuments(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await arrangeStudio(strapi)
    await startSweeping(strapi)
  },

  destroy: stopSweeping,
}

export default plugin
