import type * as z from 'zod/mini'
import {
  allowCreationBody,
  changeNameBody,
  changePasswordBody,
  confirmSubscriptionBody,
  deleteUserBody,
  listedUsers,
  loginAnswer,
  loginBody,
  meAnswer,
  messageAnswer,
  openResetLinkAnswer,
  openResetLinkBody,
  resetPasswordBody,
  sendCodeBody,
  sessions,
  signupBody,
  subscribeAnswer,
  subscribeBody,
  subscriptionBody,
  userListQuery,
  verifyCodeBody,
} from './account.ts'
import { archivePage, archiveQuery } from './archive.ts'
import { article, articleCardList, articleList, articleListQuery } from './article.ts'
import { articleBody, articleDraftBody } from './article-body.ts'
import { articleVersion, storyVersion, versionLines, versionQuery, versionsQuery } from './versions.ts'
import { autosaveAnswer, autosaveBody, autosaved } from './autosave.ts'
import { bulkArticlesAnswer, bulkArticlesBody } from './bulk-articles.ts'
import { calendarAnswer, calendarMoveBody, calendarMoved, calendarQuery } from './calendar.ts'
import { contactBody } from './contact.ts'
import {
  binnedItems,
  binQuery,
  deskArticle,
  deskArticleList,
  deskArticleListQuery,
  deskListQuery,
  deskStory,
  deskStoryList,
  deskSummary,
} from './desk.ts'
import { figureAnswer, figureList, figureListQuery, figureQuery } from './figure-answer.ts'
import { figuresToReview, reviewedBody } from './figures-to-review.ts'
import { brokenLinks, brokenLinksQuery } from './inner-links.ts'
import { formerAddresses, formerAddressQuery } from './former-address.ts'
import { homeAnswer } from './home.ts'
import { exchangeRateAnswer, intradayAnswer, intradayQuery, metalsAnswer, ratesAnswer } from './market.ts'
import { mailPageQuery } from './mail-page.ts'
import { mediaAnswer } from './media.ts'
import { cropBody, deleteMediaQuery, libraryFileDetails, libraryFiles, libraryQuery, mediaWordsBody } from './media-library.ts'
import { missedSearches } from './missed-searches.ts'
import { newsletterEndpoints } from './newsletter-endpoints.ts'
import { issueListQuery, sentIssue, sentIssueList } from './newsletter-issue.ts'
import { articleViewsAnswer, articleViewsQuery } from './article-views.ts'
import { preview, previewBody, previewLink } from './preview.ts'
import { comparisonQuery, publishedVersions, versionComparison } from './published-versions.ts'
import { readPaths } from './read-paths.ts'
import { deskMe, remarkBody, remarkChangeBody, review, reviewLines, reviewQuery, reviewStepBody } from './review.ts'
import { searchAnswer, searchQuery } from './search.ts'
import { storyBody } from './story-body.ts'
import { story, storyList, storyListQuery } from './story.ts'
import { termAnswer, termList } from './term.ts'
import { tagAnswer, tagList, tagQuery } from './tag.ts'
import { topicAnswer, topicList, topicQuery } from './topic.ts'

/**
 * The access levels of endpoints: everybody, signed-in users, users who may create content (creators, admins, the primary admin), admins
 * and the primary admin, or the primary admin alone. The server enforces them by this table.
 */
export type Access = 'public' | 'signed-in' | 'creator' | 'admin' | 'primary-admin'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  access: Access
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  answer?: z.core.$ZodType
  cardsAnswer?: z.core.$ZodType
  /** A write outside the limit of writes, because the form sends it by itself while somebody types. */
  isUncounted?: true
  /** A public read that must not be cached. */
  neverCached?: true
}

/**
 * The endpoints, one row each. `{id}` stands for one part of the path. `query` and `body` are validated before the handler runs.
 * `cardsAnswer` is the answer for `fields=card`. Redirects and pages have no answer schema. Documentation is in `endpoint-notes.ts`.
 */
export const endpoints = {
  readHome: { method: 'GET', path: readPaths.readHome, access: 'public', answer: homeAnswer },
  listArticles: {
    method: 'GET',
    path: '/admin/upload',
    access: 'public',
    query: articleListQuery,
    answer: articleList,
    cardsAnswer: articleCardList,
  },
  readArticle: { method: 'GET', path: readPaths.readArticle, access: 'public', answer: article },
  listPublishedVersions: { method: 'GET', path: readPaths.listPublishedVersions, access: 'public', answer: publishedVersions },
  comparePublishedVersions: {
    method: 'GET',
    path: readPaths.comparePublishedVersions,
    access: 'public',
    query: comparisonQuery,
    answer: versionComparison,
  },
  readArchive: { method: 'GET', path: readPaths.readArchive, access: 'public', query: archiveQuery, answer: archivePage },
  listStories: { method: 'GET', path: readPaths.listStories, access: 'public', query: storyListQuery, answer: storyList },
  readStory: { method: 'GET', path: readPaths.readStory, access: 'public', answer: story },
  listFigures: { method: 'GET', path: readPaths.listFigures, access: 'public', query: figureListQuery, answer: figureList },
  readFigure: { method: 'GET', path: readPaths.readFigure, access: 'public', query: figureQuery, answer: figureAnswer },
  listTerms: { method: 'GET', path: readPaths.listTerms, access: 'public', answer: termList },
  readTerm: { method: 'GET', path: readPaths.readTerm, access: 'public', answer: termAnswer },
  listTags: { method: 'GET', path: readPaths.listTags, access: 'public', answer: tagList },
  readTag: { method: 'GET', path: readPaths.readTag, access: 'public', query: tagQuery, answer: tagAnswer },
  listTopics: { method: 'GET', path: readPaths.listTopics, access: 'public', answer: topicList },
  readTopic: { method: 'GET', path: readPaths.readTopic, access: 'public', query: topicQuery, answer: topicAnswer },
  listIssues: { method: 'GET', path: readPaths.listIssues, access: 'public', query: issueListQuery, answer: sentIssueList },
  readIssue: { method: 'GET', path: readPaths.readIssue, access: 'public', answer: sentIssue },
  /** A page for the frame of the preview on the desk. */
  readIssueMail: { method: 'GET', path: '/api/newsletter/mails/{id}', access: 'public', query: mailPageQuery },
  search: { method: 'GET', path: readPaths.search, access: 'public', query: searchQuery, answer: searchAnswer },

  readMetals: { method: 'GET', path: readPaths.readMetals, access: 'public', answer: metalsAnswer },
  readRates: { method: 'GET', path: readPaths.readRates, access: 'public', answer: ratesAnswer },
  readBitcoinInEuros: { method: 'GET', path: readPaths.readBitcoinInEuros, access: 'public', answer: exchangeRateAnswer },
  readEtherInRupees: { method: 'GET', path: readPaths.readEtherInRupees, access: 'public', answer: exchangeRateAnswer },
  readIntraday: { method: 'GET', path: readPaths.readIntraday, access: 'public', query: intradayQuery, answer: intradayAnswer },

  sendContactMessage: { method: 'POST', path: '/api/contact', access: 'public', body: contactBody, answer: messageAnswer },

  createArticle: { method: 'POST', path: '/admin/upload', access: 'creator', body: articleBody, answer: deskArticle },
  updateArticle: { method: 'PUT', path: '/admin/upload/{id}', access: 'creator', body: articleBody, answer: deskArticle },
  deleteArticle: { method: 'DELETE', path: '/admin/upload/{id}', access: 'creator', answer: messageAnswer },
  createStory: { method: 'POST', path: '/api/stories', access: 'creator', body: storyBody, answer: deskStory },
  updateStory: { method: 'PUT', path: '/api/stories/{id}', access: 'creator', body: storyBody, answer: deskStory },
  deleteStory: { method: 'DELETE', path: '/api/stories/{id}', access: 'creator', answer: messageAnswer },
  uploadMedia: { method: 'POST', path: '/api/media', access: 'creator', answer: mediaAnswer },
  createPreview: { method: 'POST', path: '/api/preview', access: 'creator', body: previewBody, answer: previewLink },
  /** The signature in the link is the permission: anyone with the link may read it until it expires. */
  readPreview: { method: 'GET', path: readPaths.readPreview, access: 'public', neverCached: true, answer: preview },

  listDeskArticles: { method: 'GET', path: readPaths.listDeskArticles, access: 'signed-in', query: deskArticleListQuery, answer: deskArticleList },
  readDeskArticle: { method: 'GET', path: readPaths.readDeskArticle, access: 'creator', answer: deskArticle },
  createArticleDraft: { method: 'POST', path: readPaths.listDeskArticles, access: 'creator', body: articleDraftBody, answer: deskArticle },
  updateArticleDraft: { method: 'PUT', path: '/api/desk/articles/{id}', access: 'creator', body: articleDraftBody, answer: deskArticle },
  readAutosave: { method: 'GET', path: '/api/desk/articles/{id}/autosave', access: 'creator', answer: autosaveAnswer },
  autosave: {
    method: 'PUT',
    path: '/api/desk/articles/{id}/autosave',
    access: 'creator',
    body: autosaveBody,
    answer: autosaved,
    isUncounted: true,
  },
  forgetAutosave: { method: 'DELETE', path: '/api/desk/articles/{id}/autosave', access: 'creator', answer: messageAnswer, isUncounted: true },
  listArticleVersions: {
    method: 'GET',
    path: readPaths.listArticleVersions,
    access: 'creator',
    query: versionsQuery,
    answer: versionLines,
  },
  readArticleVersion: {
    method: 'GET',
    path: readPaths.readArticleVersion,
    access: 'creator',
    query: versionQuery,
    answer: articleVersion,
  },
  changeArticles: { method: 'POST', path: '/api/desk/article-changes', access: 'creator', body: bulkArticlesBody, answer: bulkArticlesAnswer },
  listDeskStories: { method: 'GET', path: readPaths.listDeskStories, access: 'signed-in', query: deskListQuery, answer: deskStoryList },
  readDeskStory: { method: 'GET', path: readPaths.readDeskStory, access: 'creator', answer: deskStory },
  listStoryVersions: { method: 'GET', path: readPaths.listStoryVersions, access: 'creator', query: versionsQuery, answer: versionLines },
  readStoryVersion: { method: 'GET', path: readPaths.readStoryVersion, access: 'creator', query: versionQuery, answer: storyVersion },
  readDeskSummary: { method: 'GET', path: readPaths.readDeskSummary, access: 'creator', answer: deskSummary },
  readDeskMe: { method: 'GET', path: readPaths.readDeskMe, access: 'signed-in', answer: deskMe },
  listReviews: { method: 'GET', path: readPaths.listReviews, access: 'creator', query: reviewQuery, answer: reviewLines },
  readReview: { method: 'GET', path: readPaths.readReview, access: 'creator', answer: review },
  stepReview: { method: 'POST', path: '/api/desk/reviews/{id}', access: 'creator', body: reviewStepBody, answer: review },
  addRemark: { method: 'POST', path: '/api/desk/reviews/{id}/remarks', access: 'creator', body: remarkBody, answer: review },
  changeRemark: { method: 'PUT', path: '/api/desk/remarks/{id}', access: 'creator', body: remarkChangeBody, answer: review },
  readCalendar: { method: 'GET', path: readPaths.readCalendar, access: 'creator', query: calendarQuery, answer: calendarAnswer },
  moveOnCalendar: { method: 'POST', path: '/api/desk/calendar/moves', access: 'creator', body: calendarMoveBody, answer: calendarMoved },
  listFormerAddresses: {
    method: 'GET',
    path: readPaths.listFormerAddresses,
    access: 'creator',
    query: formerAddressQuery,
    answer: formerAddresses,
  },
  listMedia: { method: 'GET', path: readPaths.listMedia, access: 'creator', query: libraryQuery, answer: libraryFiles },
  readMedia: { method: 'GET', path: readPaths.readMedia, access: 'creator', answer: libraryFileDetails },
  updateMedia: { method: 'PUT', path: '/api/desk/media/{id}', access: 'creator', body: mediaWordsBody, answer: libraryFileDetails },
  deleteMedia: { method: 'DELETE', path: '/api/desk/media/{id}', access: 'creator', query: deleteMediaQuery, answer: messageAnswer },
  cropMedia: { method: 'POST', path: '/api/desk/media/{id}/crops', access: 'creator', body: cropBody, answer: libraryFileDetails },
  readOpenings: { method: 'GET', path: readPaths.readOpenings, access: 'creator', query: articleViewsQuery, answer: articleViewsAnswer },
  listMissedSearches: { method: 'GET', path: readPaths.listMissedSearches, access: 'creator', answer: missedSearches },
  listFiguresToRead: { method: 'GET', path: readPaths.listFiguresToRead, access: 'creator', answer: figuresToReview },
  listBrokenLinks: { method: 'GET', path: readPaths.listBrokenLinks, access: 'creator', query: brokenLinksQuery, answer: brokenLinks },
  noteLookedAt: { method: 'POST', path: '/api/desk/figures/looked-at', access: 'creator', body: reviewedBody, answer: messageAnswer },
  ...newsletterEndpoints,
  listBin: { method: 'GET', path: readPaths.listBin, access: 'admin', query: binQuery, answer: binnedItems },
  restoreFromBin: { method: 'POST', path: '/api/desk/bin/{id}/restore', access: 'admin', answer: messageAnswer },

  login: { method: 'POST', path: '/auth/login', access: 'public', body: loginBody, answer: loginAnswer },
  signup: { method: 'POST', path: '/auth/signup', access: 'public', body: signupBody, answer: messageAnswer },
  logout: { method: 'POST', path: '/auth/logout', access: 'signed-in', answer: messageAnswer },
  me: { method: 'GET', path: readPaths.me, access: 'signed-in', answer: meAnswer },
  changeName: { method: 'PATCH', path: '/auth/me', access: 'signed-in', body: changeNameBody, answer: meAnswer },
  changePassword: { method: 'POST', path: '/auth/me/password', access: 'signed-in', body: changePasswordBody, answer: messageAnswer },
  google: { method: 'GET', path: '/auth/google', access: 'public' },
  googleCallback: { method: 'GET', path: '/auth/google/callback', access: 'public' },
  listSessions: { method: 'GET', path: readPaths.listSessions, access: 'signed-in', answer: sessions },
  endSession: { method: 'DELETE', path: '/auth/sessions/{id}', access: 'signed-in', answer: messageAnswer },
  /** Signs the user out everywhere. */
  endSessions: { method: 'DELETE', path: '/auth/sessions', access: 'signed-in', answer: messageAnswer },
  subscribe: { method: 'PATCH', path: '/auth/subscribe', access: 'signed-in', body: subscribeBody, answer: subscribeAnswer },
  unsubscribe: { method: 'POST', path: '/auth/unsubscribe', access: 'signed-in', answer: subscribeAnswer },
  /** For readers without an account: the address is asked by a mail first. */
  requestSubscription: { method: 'POST', path: '/api/newsletter/subscriptions', access: 'public', body: subscriptionBody, answer: messageAnswer },
  confirmSubscription: {
    method: 'POST',
    path: '/api/newsletter/confirmations',
    access: 'public',
    body: confirmSubscriptionBody,
    answer: messageAnswer,
  },
  /** The link in a mail: GET shows a page that asks, POST is the one click of RFC 8058. */
  unsubscribePage: { method: 'GET', path: '/auth/unsubscribe/{token}', access: 'public' },
  unsubscribeOneClick: { method: 'POST', path: '/auth/unsubscribe/{token}', access: 'public' },
  eraseSubscriber: { method: 'POST', path: '/auth/unsubscribe/{token}/erase', access: 'public' },

  listUsers: { method: 'GET', path: readPaths.listUsers, access: 'primary-admin', query: userListQuery, answer: listedUsers },
  allowCreation: { method: 'POST', path: '/auth/admin/allow-creation', access: 'primary-admin', body: allowCreationBody, answer: messageAnswer },
  togglePermission: { method: 'PATCH', path: '/auth/toggle-permission/{id}', access: 'primary-admin', answer: messageAnswer },
  deleteUser: { method: 'POST', path: '/auth/admin/delete-user', access: 'primary-admin', body: deleteUserBody, answer: messageAnswer },
  sendCode: { method: 'POST', path: '/auth/admin/send-code', access: 'public', body: sendCodeBody, answer: messageAnswer },
  verifyCode: { method: 'POST', path: '/auth/admin/verify-code', access: 'public', body: verifyCodeBody, answer: messageAnswer },
  openResetLink: { method: 'POST', path: '/auth/admin/open-link', access: 'public', body: openResetLinkBody, answer: openResetLinkAnswer },
  resetPassword: { method: 'POST', path: '/auth/admin/reset-password', access: 'public', body: resetPasswordBody, answer: messageAnswer },

  /** The API's own description: as OpenAPI, as a page, and that page's style sheet. */
  readOpenApi: { method: 'GET', path: '/api/openapi.json', access: 'public' },
  readApiPage: { method: 'GET', path: '/api/docs', access: 'public' },
  readApiPageStyle: { method: 'GET', path: '/api/docs.css', access: 'public' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

const endpointPatterns = Object.values<Endpoint>(endpoints).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

function endpointAt(path: string, method: string) {
  return endpointPatterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
}

/** Returns the schema of an answer, by method, path and query; undefined if the path is no endpoint or has no answer. */
export function answerSchemaOf(key: string, method: Endpoint['method'] = 'GET') {
  const [path = '', query = ''] = key.split('?', 2)
  const endpoint = endpointAt(path, method)
  const asksForCards = new URLSearchParams(query).get('fields') === 'card'
  return (asksForCards ? endpoint?.cardsAnswer : undefined) ?? endpoint?.answer
}

/** Returns the endpoint's path as written in the table, without ids; undefined if the path is no endpoint. */
export const endpointPathAt = (path: string, method: string): string | undefined => endpointAt(path, method)?.path

/** Returns the access level of a path (its query is ignored); undefined if the path is no endpoint. */
export const accessOf = (key: string, method = 'GET') => endpointAt(key.split('?', 1)[0] ?? '', method)?.access

/** True if the answer must not be cached, although it is public. */
export const isNeverCached = (key: string) => endpointAt(key.split('?', 1)[0] ?? '', 'GET')?.neverCached === true
