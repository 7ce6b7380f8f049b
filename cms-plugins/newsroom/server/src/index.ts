import type { Core } from '@strapi/strapi'
import { arrangeStudio } from './arrange-studio'
import { binnedItem } from './content-types/binned-item'
import { undoStep } from './content-types/undo-step'
import { version } from './content-types/version'
import { bin as binController } from './controllers/bin'
import { studioDesk as studioDeskController } from './controllers/studio-desk'
import { studioFigures as studioFiguresController } from './controllers/studio-figures'
import { studioMessages as studioMessagesController } from './controllers/studio-messages'
import { studioOpenings as studioOpeningsController } from './controllers/studio-openings'
import { studioSite as studioSiteController } from './controllers/studio-site'
import { studioStatus as studioStatusController } from './controllers/studio-status'
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
import { registerStudioPermissions } from './studio-permissions'
import { studioRoutes } from './studio-routes'
import { watchDocuments } from './watch-documents'

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
