import type { StrapiApp } from '@strapi/strapi/admin'

/** What the panel loads. */
const plugin = {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'newsroom', name: 'Newsroom' })
  },
}

export default plugin
