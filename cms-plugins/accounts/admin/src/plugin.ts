import type { StrapiApp } from '@strapi/strapi/admin'
import { Shield } from '@strapi/icons'
import { config } from 'zod/mini'

/** The permissions of the Access page, as the server checks them. */
const permissions = ['read', 'manage', 'audit'].map((action) => ({ action: `plugin::accounts.${action}`, subject: null }))

// Zod's compiled checks need eval, which the panel's content security policy blocks.
config({ jitless: true })

/** The panel's part of the plugin: the menu entry and page "Access". */
const plugin = {
  register(app: StrapiApp) {
    app.addMenuLink({
      to: 'plugins/accounts',
      icon: Shield,
      intlLabel: { id: 'accounts.title', defaultMessage: 'Access' },
      permissions,
      position: 4,
      Component: () => import('./access-page').then((page) => ({ default: page.AccessPage })),
    })
    app.registerPlugin({ id: 'accounts', name: 'Access' })
  },
}

export default plugin
