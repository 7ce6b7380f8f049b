import type { Exchange, Next } from '@artha/base/exchange'
import { endpoints, type Endpoint, type EndpointName } from '@artha/contract/endpoints'
import { setHandlerInput } from '@artha/contract/handlers'
import { namesOf } from '@artha/contract/names-of'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { checkTarget } from './api/writes/check-target'
import { guardRequest } from './guard'
import { checkContentType, parseBody, parseQuery } from './parse-request'

const handlers: Record<EndpointName, string> = {
  readHome: 'api::home.home.read',
  listArticles: 'api::article.article.list',
  readArticle: 'api::article.article.read',
  listPublishedVersions: 'api::article.published-versions.list',
  comparePublishedVersions: 'api::article.published-versions.compare',
  readArchive: 'api::archive.archive.read',
  listStories: 'api::story.story.list',
  readStory: 'api::story.story.read',
  listFigures: 'api::figure.figure.list',
  readFigure: 'api::figure.figure.read',
  listTerms: 'api::term.term.list',
  readTerm: 'api::term.term.read',
  listTags: 'api::tag.tag.list',
  readTag: 'api::tag.tag.read',
  listTopics: 'api::topic.topic.list',
  readTopic: 'api::topic.topic.read',
  search: 'api::search.search.find',
  sendContactMessage: 'api::contact.contact.send',
  createArticle: 'api::desk.articles.create',
  updateArticle: 'api::desk.articles.update',
  deleteArticle: 'api::desk.articles.remove',
  createStory: 'api::desk.stories.create',
  updateStory: 'api::desk.stories.update',
  deleteStory: 'api::desk.stories.remove',
  listDeskArticles: 'api::desk.articles.list',
  readDeskArticle: 'api::desk.articles.read',
  createArticleDraft: 'api::desk.articles.createDraft',
  updateArticleDraft: 'api::desk.articles.updateDraft',
  readAutosave: 'api::desk.autosaves.read',
  autosave: 'api::desk.autosaves.keep',
  forgetAutosave: 'api::desk.autosaves.forget',
  listArticleVersions: 'api::desk.versions.listOfArticle',
  readArticleVersion: 'api::desk.versions.readOfArticle',
  listStoryVersions: 'api::desk.versions.listOfStory',
  readStoryVersion: 'api::desk.versions.readOfStory',
  changeArticles: 'api::desk.articles.bulk',
  listDeskStories: 'api::desk.stories.list',
  readDeskStory: 'api::desk.stories.read',
  readDeskSummary: 'api::desk.summary.read',
  readDeskMe: 'api::desk.me.read',
  listReviews: 'api::desk.reviews.list',
  readReview: 'api::desk.reviews.read',
  stepReview: 'api::desk.reviews.step',
  addRemark: 'api::desk.reviews.addRemark',
  changeRemark: 'api::desk.reviews.changeRemark',
  readCalendar: 'api::desk.calendar.read',
  moveOnCalendar: 'api::desk.calendar.move',
  listFormerAddresses: 'api::desk.addresses.list',
  listMedia: 'api::desk.library.list',
  readMedia: 'api::desk.library.read',
  updateMedia: 'api::desk.library.update',
  deleteMedia: 'api::desk.library.remove',
  cropMedia: 'api::desk.library.crop',
  readOpenings: 'api::desk.openings.read',
  listMissedSearches: 'api::desk.missed-searches.list',
  listFiguresToRead: 'api::desk.figures.list',
  listBrokenLinks: 'api::desk.links.list',
  noteLookedAt: 'api::desk.figures.lookedAt',
  createPreview: 'api::preview.preview.create',
  readPreview: 'api::preview.preview.read',

  readMetals: 'api::market.market.readMetals',
  readRates: 'api::market.market.readRates',
  readBitcoinInEuros: 'api::market.market.readBitcoinInEuros',
  readEtherInRupees: 'api::market.market.readEtherInRupees',
  readIntraday: 'api::market.market.readIntraday',

  listDeskIssues: 'api::newsletter.desk-issues.list',
  readDeskIssue: 'api::newsletter.desk-issues.read',
  listIssueReaders: 'api::newsletter.desk-issues.listReaders',
  proposeIssue: 'api::newsletter.desk-issues.propose',
  previewIssue: 'api::newsletter.desk-issues.preview',
  createIssue: 'api::newsletter.desk-issues.create',
  updateIssue: 'api::newsletter.desk-issues.update',
  deleteIssue: 'api::newsletter.desk-issues.remove',
  testIssue: 'api::newsletter.desk-issues.test',
  stepIssue: 'api::newsletter.desk-issues.step',
  findSubscribers: 'api::newsletter.desk-subscribers.find',
  exportSubscribers: 'api::newsletter.desk-subscribers.export',
  importSubscribers: 'api::newsletter.desk-subscribers.import',
  listIssues: 'api::newsletter.sent-issues.list',
  readIssue: 'api::newsletter.sent-issues.read',
  readIssueMail: 'api::newsletter.desk-issues.mail',

  listBin: 'plugin::newsroom.bin.list',
  restoreFromBin: 'plugin::newsroom.bin.restore',

  uploadMedia: 'api::media.media.upload',

  login: 'plugin::accounts.session.login',
  signup: 'plugin::accounts.session.signup',
  logout: 'plugin::accounts.session.logout',
  me: 'plugin::accounts.session.me',
  changeName: 'plugin::accounts.ownAccount.changeName',
  changePassword: 'plugin::accounts.ownAccount.changePassword',
  listSessions: 'plugin::accounts.session.listSessions',
  endSession: 'plugin::accounts.session.endSession',
  endSessions: 'plugin::accounts.session.endSessions',
  google: 'plugin::accounts.google.start',
  googleCallback: 'plugin::accounts.google.callback',
  subscribe: 'plugin::accounts.newsletter.subscribe',
  unsubscribe: 'plugin::accounts.newsletter.unsubscribe',
  requestSubscription: 'plugin::accounts.newsletter.request',
  confirmSubscription: 'plugin::accounts.newsletter.confirm',
  unsubscribePage: 'plugin::accounts.newsletter.unsubscribePage',
  unsubscribeOneClick: 'plugin::accounts.newsletter.unsubscribeOneClick',
  eraseSubscriber: 'plugin::accounts.newsletter.erase',
  listUsers: 'plugin::accounts.userAccess.listUsers',
  allowCreation: 'plugin::accounts.userAccess.allowCreation',
  togglePermission: 'plugin::accounts.userAccess.togglePermission',
  deleteUser: 'plugin::accounts.userAccess.deleteUser',
  sendCode: 'plugin::accounts.reset.sendCode',
  verifyCode: 'plugin::accounts.reset.verifyCode',
  openResetLink: 'plugin::accounts.reset.openLink',
  resetPassword: 'plugin::accounts.reset.resetPassword',

  readOpenApi: 'api::openapi.openapi.document',
  readApiPage: 'api::openapi.openapi.page',
  readApiPageStyle: 'api::openapi.openapi.style',
}

/** Builds the checks before a handler: caller first, then query and body, so a handler only sees authorised callers and valid input. */
const gateOf = (strapi: Core.Strapi, name: EndpointName, endpoint: Endpoint) => async (ctx: Exchange, next: Next) => {
  // The router ignores a slash at the end; with an empty id it would answer the list
  if (ctx.path.endsWith('/')) return refuse(ctx, 'not-found', 'There is nothing at this address.')
  const isLetIn = (await guardRequest(strapi, endpoint, ctx)) && (await checkTarget(strapi, name, ctx))
  if (!isLetIn || !checkContentType(name, endpoint, ctx)) return
  const query = parseQuery(endpoint, ctx)
  const body = query && parseBody(endpoint, ctx)
  if (query === undefined || body === undefined) return
  const { account: user, session } = ctx.state
  setHandlerInput(ctx, name, { params: ctx.params, ...query, ...body, user, session })
  await next()
}

/**
 * Registers each documented endpoint at its documented path: Strapi would put the routes of its API folders under /api, and some of ours are at
 * the root. `auth: false` turns off Strapi's own tokens, which Artha does not use.
 */
export function registerDocumentedRoutes(strapi: Core.Strapi) {
  const rows: [EndpointName, Endpoint][] = namesOf(endpoints).map((name) => [name, endpoints[name]])
  strapi.server.routes(
    rows.map(([name, endpoint]) => ({
      method: endpoint.method,
      path: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: handlers[name],
      config: { auth: false as const, middlewares: [gateOf(strapi, name, endpoint)] },
      info: { type: 'content-api' as const },
    })),
  )
}
