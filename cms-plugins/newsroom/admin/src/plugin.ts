import { Calendar } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { config } from 'zod/mini'
import { customFields } from './custom-fields'
import { dateFields } from './date-fields'
import { entryColumns } from './entry-columns'
import { SitePanel } from './site-panel'

/** The permissions of the page, as the server checks them. */
const pagePermissions = ['read', 'figures', 'restore', 'changes', 'messages', 'answer', 'status'].map((action) => ({
  action: `plugin::newsroom.${action}`,
  subject: null,
}))

// Zod's compiled checks need eval, which the panel's content security policy blocks.
config({ jitless: true })

interface ContentManager {
  addEditViewSidePanel: (panels: (typeof SitePanel)[]) => void
}

/** The panel's part of the plugin: the menu entry and page "Newsroom", the panel "On the site" beside entries, and cells in their lists. */
const plugin = {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'plugins/newsroom',
      icon: Calendar,
      intlLabel: { id: 'newsroom.title', defaultMessage: 'Newsroom' },
      permissions: pagePermissions,
      position: 3,
      Component: () => import('./newsroom-page').then((page) => ({ default: page.NewsroomPage })),
    })
    // Replaces Strapi's own date fields, which put the month first, use the browser's time zone and lose seconds. The cast is needed because the
    // panel has no types for a field's props.
    app.addFields(dateFields as Parameters<typeof app.addFields>[0])
    for (const field of customFields) app.customFields.register(field)
    app.registerPlugin({ id: 'newsroom', name: 'Newsroom' })
  },

  bootstrap(app: StrapiApp) {
    const parts: object = app.getPlugin('content-manager').apis
    // The panel gives these APIs without types.
    const { addEditViewSidePanel } = parts as ContentManager
    addEditViewSidePanel([SitePanel])
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', entryColumns)
  },
}

export default plugin
