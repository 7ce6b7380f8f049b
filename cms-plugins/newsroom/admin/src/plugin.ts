import { Calendar } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { config } from 'zod/mini'
import { dateFields } from './date-fields'
import { entryColumns } from './entry-columns'
import { pagePermissions } from './permissions'
import { SitePanel } from './site-panel'

// Compiled checks need eval, which the panel's content security policy refuses.
config({ jitless: true })

interface ContentManager {
  addEditViewSidePanel: (panels: (typeof SitePanel)[]) => void
}

/** What the panel loads: the page "Newsroom" in its menu, "On the site" beside entries, and what their lists say. */
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
    // In the place of Strapi's own, which write the month first, in the browser's time, and lose seconds on the way past
    // The panel's types know nothing of what a field is given.
    app.addFields(dateFields as Parameters<typeof app.addFields>[0])
    app.registerPlugin({ id: 'newsroom', name: 'Newsroom' })
  },

  bootstrap(app: StrapiApp) {
    const parts: object = app.getPlugin('content-manager').apis
    // The panel gives the content manager's parts without types.
    const { addEditViewSidePanel } = parts as ContentManager
    addEditViewSidePanel([SitePanel])
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', entryColumns)
  },
}

export default plugin
