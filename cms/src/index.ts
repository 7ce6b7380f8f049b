import type { Core } from '@strapi/strapi'
import { watchArticleSaves } from './api/article/article-saves'
import { forgetAddressesOfDeleted, noteAddressesOfOld } from './api/article/former-addresses'
import { followFigure, noteFiguresOfOld } from './api/article/figure-ends'
import { quickenStudioList } from './api/article/studio-search'
import { ensureTitleIndex } from './api/article/title-index'
import { sweepOpeningsDaily } from './openings/sweep-openings-daily'
import { sweepKeysHourly } from './api/writes/sweep-keys'
import { sweepAutosavesDaily } from './api/writes/sweep-autosaves'
import { forgetUsesOfDeleted } from './api/figure/figure-uses'
import { sweepReviewsDaily } from './api/review/sweep-reviews'
import { watchPublishing } from './api/review/watch-publishing'
import { watchTermSaves } from './api/term/term-saves'
import { watchTopicSaves } from './api/topic/topic-saves'
import { watchFigureSaves } from './api/figure/figure-saves'
import { watchStorySaves } from './api/story/story-saves'
import { watchReleases } from './compliance/watch-releases'
import { connectNewsroom } from './connect-newsroom'
import { registerDocumentedRoutes } from './documented-routes'
import { env } from './env'
import { firstAccounts } from './first-accounts'
import { keepMarker } from './installation/keep-marker'
import { prepareServing, stopJobs } from './serving'
import { giveLaterRights } from './studio-rights/give-later-rights'
import { keepStudioAddresses } from './studio-rights/keep-studio-addresses'
import { startReminding, stopReminding } from './status/backup-reminder'
import { stopWatching } from './watch/watch-cms'
import { startKeepingMissed, stopKeepingMissed } from './search/missed/keep-missed'
import { foldStudioSearch } from './search/studio-words'
import { ensureSearchTables } from './search/search-tables'
import { startIndexing, stopIndexing } from './search/start-indexing'
import { watchForSearch } from './search/watch-search'
import { sweepFilesHourly } from './uploads/sweep-files-hourly'
import { sweepUploadFolders } from './uploads/upload-folder'
import { ensurePictureIndex } from './pictures/picture-index'
import { seedFigures } from '../seed/loader/seed-figures'
import { seedSearchWords } from '../seed/loader/seed-search-words'
import { seedTerms } from '../seed/loader/seed-terms'
import { seedTopics } from '../seed/loader/seed-topics'
import { seedEmptyDatabase } from '../seed/loader/seed-empty-database'

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await sweepUploadFolders()
    registerDocumentedRoutes(strapi)
    connectNewsroom(strapi)
    watchForSearch(strapi)
    watchPublishing(strapi)
    watchArticleSaves(strapi)
    watchStorySaves(strapi)
    quickenStudioList(strapi)
    forgetUsesOfDeleted(strapi)
    forgetAddressesOfDeleted(strapi)
    watchReleases(strapi)
    watchFigureSaves(strapi, (figureKey) => followFigure(strapi, figureKey))
    watchTermSaves(strapi)
    watchTopicSaves(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    prepareServing(strapi)
    foldStudioSearch(strapi)
    keepStudioAddresses(strapi)
    await keepMarker(strapi)
    await ensureTitleIndex(strapi)
    await ensurePictureIndex(strapi)
    await ensureSearchTables(strapi)
    await sweepKeysHourly(strapi)
    await sweepAutosavesDaily(strapi)
    await sweepReviewsDaily(strapi)
    await sweepOpeningsDaily(strapi)
    await firstAccounts(strapi)
    await giveLaterRights(strapi)
    await startReminding(strapi)
    sweepFilesHourly(strapi)
    await seedFigures(strapi)
    await seedTerms(strapi)
    await seedSearchWords(strapi)
    await noteFiguresOfOld(strapi)
    await noteAddressesOfOld(strapi)
    if (env.SEED === 'demo') await seedEmptyDatabase(strapi)
    await seedTopics(strapi)
    startIndexing(strapi)
    await startKeepingMissed(strapi)
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopWatching()
    stopReminding()
    await stopIndexing()
    await stopKeepingMissed(strapi)
    await stopJobs()
    await sweepUploadFolders()
  },
}
