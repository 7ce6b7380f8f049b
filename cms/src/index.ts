import type { Core } from '@strapi/strapi'
import { watchArticleSaves } from './api/article/article-saves'
import { deleteAddressesOfDeleted, recordAddressesOfOldArticles } from './api/article/former-addresses'
import { deleteLinksOfDeleted, recordLinksOfOldArticles } from './api/article/stored-links'
import { recomputeArticlesWithFigure, recordFiguresOfOldArticles } from './api/article/figure-ends'
import { speedUpStudioList } from './api/article/studio-search'
import { ensureTitleIndex } from './api/article/title-index'
import { sweepArticleViewsDaily } from './article-views/store-batch'
import { sweepKeysHourly } from './api/writes/write-once'
import { sweepAutosavesDaily } from './api/writes/sweep-autosaves'
import { deleteUsesOfDeleted } from './api/figure/figure-uses'
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
import { storeMarker } from './installation/store-marker'
import { prepareServing, stopJobs } from './serving'
import { grantNewRights } from './studio-rights/grant-new-rights'
import { protectStudioEmails } from './studio-rights/protect-studio-emails'
import { startReminding, stopReminding } from './status/backup-reminder'
import { stopWatching } from './watch/watch-cms'
import { startStoringMissed, stopStoringMissed } from './search/missed/store-missed'
import { foldStudioSearch } from './search/studio-words'
import { ensureSearchTables } from './search/search-tables'
import { startIndexing, stopIndexing } from './search/start-indexing'
import { watchForSearch } from './search/watch-search'
import { sweepFilesHourly } from './uploads/sweep-files-hourly'
import { sweepUploadFolders } from './uploads/upload-folder'
import { recordOwnersOfOldFiles } from './pictures/file-owners'
import { ensurePictureIndexes } from './pictures/picture-indexes'
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
    speedUpStudioList(strapi)
    deleteUsesOfDeleted(strapi)
    deleteAddressesOfDeleted(strapi)
    deleteLinksOfDeleted(strapi)
    watchReleases(strapi)
    watchFigureSaves(strapi, (figureKey) => recomputeArticlesWithFigure(strapi, figureKey))
    watchTermSaves(strapi)
    watchTopicSaves(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    prepareServing(strapi)
    foldStudioSearch(strapi)
    protectStudioEmails(strapi)
    await storeMarker(strapi)
    await ensureTitleIndex(strapi)
    await ensurePictureIndexes(strapi)
    await ensureSearchTables(strapi)
    await sweepKeysHourly(strapi)
    await sweepAutosavesDaily(strapi)
    await sweepReviewsDaily(strapi)
    await sweepArticleViewsDaily(strapi)
    await firstAccounts(strapi)
    await grantNewRights(strapi)
    await startReminding(strapi)
    sweepFilesHourly(strapi)
    await seedFigures(strapi)
    await seedTerms(strapi)
    await seedSearchWords(strapi)
    await recordFiguresOfOldArticles(strapi)
    await recordAddressesOfOldArticles(strapi)
    await recordLinksOfOldArticles(strapi)
    await recordOwnersOfOldFiles(strapi)
    if (env.SEED === 'demo') await seedEmptyDatabase(strapi)
    await seedTopics(strapi)
    startIndexing(strapi)
    await startStoringMissed(strapi)
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopWatching()
    stopReminding()
    await stopIndexing()
    await stopStoringMissed(strapi)
    await stopJobs()
    await sweepUploadFolders()
  },
}
