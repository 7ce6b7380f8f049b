import type { ReadName, WriteName } from './calls.ts'

const deskArticles = ['listDeskArticles', 'readDeskArticle', 'listArticleVersions', 'readArticleVersion'] as const
const deskStories = ['listDeskStories', 'readDeskStory', 'listStoryVersions', 'readStoryVersion'] as const
const reviews = ['listReviews', 'readReview', 'readDeskSummary'] as const
const desk = [...reviews, 'readCalendar', 'listBin', 'listFiguresToRead', 'listBrokenLinks', 'readMedia'] as const
const articles = [
  ...['readHome', 'listArticleCards', 'readArticle', 'readTopic', 'readTag', 'listFormerAddresses'],
  ...['listPublishedVersions', 'comparePublishedVersions'],
  ...deskArticles,
  ...desk,
] as const satisfies readonly ReadName[]
const stories = ['listStories', 'readStory', ...deskStories, ...desk] as const
const everything = [...new Set([...articles, ...stories])]

const issues = ['listDeskIssues', 'readDeskIssue', 'listIssueReaders', 'previewIssue'] as const

/** The reads whose cached answers are out of date after each write. Every write has a row; most writes to accounts change no list. */
export const makesStale = {
  sendContactMessage: [],
  createArticle: articles,
  updateArticle: articles,
  deleteArticle: articles,
  createArticleDraft: [...deskArticles, ...desk],
  updateArticleDraft: [...deskArticles, ...desk],
  changeArticles: articles,
  autosave: [],
  forgetAutosave: [],
  createStory: stories,
  updateStory: stories,
  deleteStory: stories,
  uploadMedia: ['listMedia'],
  updateMedia: ['listMedia', 'readMedia'],
  /** The file's page leaves for the list, so the file itself is not read again. */
  deleteMedia: ['listMedia'],
  cropMedia: ['listMedia'],
  createPreview: [],
  stepReview: everything,
  addRemark: reviews,
  changeRemark: reviews,
  moveOnCalendar: everything,
  noteLookedAt: ['listFiguresToRead'],
  createIssue: ['listDeskIssues'],
  updateIssue: issues,
  deleteIssue: ['listDeskIssues'],
  testIssue: [],
  stepIssue: [...issues, 'listIssues'],
  findSubscribers: [],
  exportSubscribers: [],
  /** Imported addresses wait, so no issue has more readers; the page searches again. */
  importSubscribers: [],
  restoreFromBin: everything,
  login: [],
  signup: [],
  logout: [],
  changeName: [],
  changePassword: ['listSessions'],
  endSession: ['listSessions'],
  /** The site loads a new page afterwards. */
  endSessions: [],
  subscribe: [],
  unsubscribe: [],
  requestSubscription: [],
  confirmSubscription: [],
  allowCreation: ['listUsers'],
  togglePermission: ['listUsers'],
  deleteUser: ['listUsers'],
  sendCode: [],
  verifyCode: [],
  openResetLink: [],
  resetPassword: [],
} as const satisfies Record<WriteName, readonly ReadName[]>
