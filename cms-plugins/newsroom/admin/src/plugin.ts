import { Calendar } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { config } from 'zod/mini'
import { pagePermissions } from './permissions'
import { SitePanel } from './site-panel'

// Compiled checks need eval, which the panel's content security policy refuses.
config({ jitless: true })

interface ContentManager {
  addEditViewSidePanel: (panels: (typeof SitePanel)[]) => void
}

/** What the panel loads: the page "Newsroom" in its menu, and "On the site" beside entries. */
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
    app.registerPlugin({ id: 'newsroom', name: 'Newsroom' })
  },

  bootstrap(app: StrapiApp) {
    // The panel gives the content manager's parts without types.
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as unknown as ContentManager
    addEditViewSidePanel([SitePanel])
  },
}

export default plugin
