import type { Core } from '@strapi/strapi'
import { watchArticleSaves } from './api/article/article-saves'
import { ensureTitleIndex } from './api/article/title-index'
import { sweepKeysHourly } from './api/desk/writes/sweep-keys'
import { watchFigureSaves } from './api/figure/figure-saves'
import { watchStorySaves } from './api/story/story-saves'
import { registerDocumentedRoutes } from './documented-routes'
import { env } from './env'
import { firstAccounts } from './first-accounts'
import { ensurePictureIndex } from './pictures/picture-index'
import { seedFigures } from '../seed/loader/seed-figures'
import { seedEmptyDatabase } from '../seed/loader/seed-empty-database'

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerDocumentedRoutes(strapi)
    watchArticleSaves(strapi)
    watchStorySaves(strapi)
    watchFigureSaves(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureTitleIndex(strapi)
    await ensurePictureIndex(strapi)
    await sweepKeysHourly(strapi)
    await firstAccounts(strapi)
    await seedFigures(strapi)
    if (env.SEED === 'demo') await seedEmptyDatabase(strapi)
  },
}
