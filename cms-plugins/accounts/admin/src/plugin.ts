import type { StrapiApp } from '@strapi/strapi/admin'
import { Shield } from '@strapi/icons'
import { config } from 'zod/mini'
import { permissions } from './permissions'

// Compiled checks need eval, which the panel's content security policy refuses.
config({ jitless: true })

/** What the panel loads: the page "Access" in its menu. */
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
