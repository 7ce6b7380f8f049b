import type { Core } from '@strapi/strapi'
import { watchArticleSaves } from './api/article/article-saves'
import { followFigure, noteFiguresOfOld } from './api/article/figure-ends'
import { quickenStudioList } from './api/article/studio-search'
import { ensureTitleIndex } from './api/article/title-index'
import { sweepOpeningsDaily } from './openings/sweep-openings-daily'
import { sweepKeysHourly } from './api/writes/sweep-keys'
import { forgetUsesOfDeleted } from './api/figure/figure-uses'
import { watchFigureSaves } from './api/figure/figure-saves'
import { watchStorySaves } from './api/story/story-saves'
import { watchReleases } from './compliance/watch-releases'
import { connectNewsroom } from './connect-newsroom'
import { registerDocumentedRoutes } from './documented-routes'
import { env } from './env'
import { firstAccounts } from './first-accounts'
import { keepMarker } from './installation/keep-marker'
import { prepareServing, stopJobs } from './serving'
import { startReminding, stopReminding } from './status/backup-reminder'
import { stopWatching } from './watch/watch-cms'
import { sweepFilesHourly } from './uploads/sweep-files-hourly'
import { sweepUploadFolders } from './uploads/upload-folder'
import { ensurePictureIndex } from './pictures/picture-index'
import { seedFigures } from '../seed/loader/seed-figures'
import { seedEmptyDatabase } from '../seed/loader/seed-empty-database'

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await sweepUploadFolders()
    registerDocumentedRoutes(strapi)
    connectNewsroom(strapi)
    watchArticleSaves(strapi)
    watchStorySaves(strapi)
    quickenStudioList(strapi)
    forgetUsesOfDeleted(strapi)
    watchReleases(strapi)
    watchFigureSaves(strapi, (figureKey) => followFigure(strapi, figureKey))
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    prepareServing(strapi)
    await keepMarker(strapi)
    await ensureTitleIndex(strapi)
    await ensurePictureIndex(strapi)
    await sweepKeysHourly(strapi)
    await sweepOpeningsDaily(strapi)
    await firstAccounts(strapi)
    await startReminding(strapi)
    sweepFilesHourly(strapi)
    await seedFigures(strapi)
    await noteFiguresOfOld(strapi)
    if (env.SEED === 'demo') await seedEmptyDatabase(strapi)
  },

  async destroy() {
    stopWatching()
    stopReminding()
    await stopJobs()
    await sweepUploadFolders()
  },
}
