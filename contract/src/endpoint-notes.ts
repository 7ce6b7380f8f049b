import type { EndpointName } from './endpoints.ts'
import type { ErrorCode } from './errors.ts'

/** The chapters of the API documentation, in order. */
export const chapters = {
  Reading: 'What readers see: published articles, live stories and the front page.',
  Figures: 'Official rates, slabs, limits and dates, each with its source and validity.',
  Glossary: 'Financial terms in plain English, each with an example and its Hindi name.',
  Prices: 'Metals, currencies and shares, each with its source and time.',
  Writing: 'Creators write. They can change their own work; admins can change everything.',
  Desk: 'For the dashboard: includes scheduled articles and expired stories.',
  Account: 'Sign up, log in, log out, and list sessions.',
  Password: 'Reset a password in three steps.',
  Newsletter: 'Subscribe and unsubscribe; issues, their sending and their archive.',
  People: 'Accounts and who can create content. For the primary admin only.',
  Contact: 'Messages to the newsroom.',
  Description: 'This description of the API.',
} as const

export type Chapter = keyof typeof chapters

/** The documentation of an endpoint, for developers of other clients. */
export interface EndpointNotes {
  chapter: Chapter
  /** One line in plain words. */
  summary: string
  /** The success status; 200 if left out. */
  status?: 201 | 202 | 302
  /** The endpoint may also return 202: review is on and the caller may not publish, so the work is saved as a draft. */
  mayBeHeld?: true
  /** The media type of the response if it is not JSON. */
  mediaType?: 'text/html' | 'text/css'
  /** Refusals besides those that follow from access, query, body and path (see `documentedResponses`). */
  refusals?: readonly ErrorCode[]
  /** The request headers that this endpoint reads. */
  reads?: readonly ('Idempotency-Key' | 'If-Match')[]
  /** The response headers on success. */
  gives?: readonly ('ETag' | 'Last-Modified' | 'Link' | 'X-Total-Count')[]
}

const creates = { chapter: 'Writing', status: 201, reads: ['Idempotency-Key'], gives: ['ETag'], refusals: ['conflict'] } as const
const changes = { chapter: 'Writing', reads: ['Idempotency-Key', 'If-Match'], refusals: ['conflict'] } as const
const isList = ['X-Total-Count', 'Link'] as const
const hasVersion = ['ETag'] as const

/** The documentation of all endpoints. It is apart from the table of endpoints because readers' browsers load that table but not this. */
export const endpointNotes = {
  readHome: { chapter: 'Reading', summary: 'Everything on the front page, grouped' },
  listArticles: { chapter: 'Reading', summary: 'Published articles, newest first', gives: isList },
  readArticle: { chapter: 'Reading', summary: 'One published article', gives: hasVersion, refusals: ['unavailable'] },
  listPublishedVersions: { chapter: 'Reading', summary: 'The versions of an article that readers had, newest first, if they may be compared' },
  comparePublishedVersions: { chapter: 'Reading', summary: 'What changed between two of these versions', refusals: ['unavailable'] },
  readArchive: { chapter: 'Reading', summary: 'The whole archive, oldest first, 1,000 per page', gives: ['X-Total-Count'] },
  listStories: {
    chapter: 'Reading',
    summary: 'Live stories, newest first; with a creator’s token and `all=1`, expired ones too',
    gives: ['Link'],
    refusals: ['unauthenticated', 'forbidden'],
  },
  readStory: { chapter: 'Reading', summary: 'One live story', gives: hasVersion, refusals: ['unavailable'] },

  listFigures: {
    chapter: 'Figures',
    summary: 'Rows of the register: all, of some figures, or valid on a date; for `today`, the last known ones too',
    gives: ['Last-Modified'],
  },
  readFigure: { chapter: 'Figures', summary: 'One figure: its value on a date, and all its rows', gives: ['Last-Modified'] },

  listTerms: { chapter: 'Glossary', summary: 'All terms, by name, with their meaning' },
  readTerm: { chapter: 'Glossary', summary: 'One term: its meaning, an example and sources' },
  listTags: { chapter: 'Reading', summary: 'Tags that at least two articles share, most used first' },
  readTag: { chapter: 'Reading', summary: 'One tag with a page of its articles, newest first', refusals: ['not-found'] },
  listTopics: { chapter: 'Reading', summary: 'Topics with published content, and their parts' },
  readTopic: {
    chapter: 'Reading',
    summary: 'One topic or part: what to read first, its terms and parts',
    refusals: ['not-found'],
  },

  search: {
    chapter: 'Reading',
    summary: 'Search results, grouped by type, best first',
    refusals: ['too-many-requests', 'unavailable'],
  },

  readMetals: { chapter: 'Prices', summary: 'Gold, silver and platinum prices for the last seven days' },
  readRates: { chapter: 'Prices', summary: 'Exchange rates of one US dollar in each currency' },
  readBitcoinInEuros: { chapter: 'Prices', summary: 'The price of a bitcoin in euros' },
  readEtherInRupees: { chapter: 'Prices', summary: 'The price of an ether in rupees' },
  readIntraday: { chapter: 'Prices', summary: 'The last trading day of one share, at five-minute intervals', refusals: ['not-found'] },

  sendContactMessage: {
    chapter: 'Contact',
    summary: 'Send a message to the newsroom',
    status: 201,
    refusals: ['too-many-requests'],
  },

  createArticle: { ...creates, mayBeHeld: true, summary: 'Publish a new article, now or on its date' },
  updateArticle: {
    ...changes,
    mayBeHeld: true,
    gives: hasVersion,
    summary: 'Replace an article; optional fields left out stay unchanged, empty ones are cleared',
  },
  deleteArticle: { ...changes, summary: 'Delete an article; it stays in the bin for a while' },
  createStory: { ...creates, mayBeHeld: true, summary: 'Publish a new story' },
  updateStory: { ...changes, mayBeHeld: true, gives: hasVersion, summary: 'Replace a story' },
  deleteStory: { ...changes, summary: 'Delete a story; it stays in the bin for a while' },
  uploadMedia: {
    chapter: 'Writing',
    summary: 'Upload a picture or a film',
    status: 201,
    refusals: ['unavailable'],
  },
  createPreview: { chapter: 'Writing', summary: 'Store unsaved work for some minutes and get a preview link', status: 201 },
  readPreview: { chapter: 'Writing', summary: 'Unsaved work, from its signed link' },

  listDeskArticles: { chapter: 'Desk', summary: 'Articles as the dashboard lists them', gives: isList },
  readDeskArticle: { chapter: 'Desk', summary: 'One article, as last saved', gives: hasVersion, refusals: ['unavailable'] },
  createArticleDraft: { ...creates, chapter: 'Desk', summary: 'Save a new article as a draft, hidden from readers' },
  updateArticleDraft: {
    ...changes,
    chapter: 'Desk',
    gives: hasVersion,
    summary: 'Save an article as a draft: readers still see the published version; optional fields left out stay unchanged',
  },
  readAutosave: { chapter: 'Desk', summary: 'Your unsaved text of an article, and who else is editing it' },
  autosave: {
    chapter: 'Desk',
    summary: 'Store unsaved text: no version is created, one row per article and person; refused if another window or a save came first',
    refusals: ['conflict'],
  },
  forgetAutosave: { chapter: 'Desk', summary: 'Discard your unsaved text' },
  listArticleVersions: { chapter: 'Desk', summary: 'Versions of an article, newest first', gives: isList },
  readArticleVersion: { chapter: 'Desk', summary: 'One version of an article', refusals: ['unavailable'] },
  listStoryVersions: { chapter: 'Desk', summary: 'Versions of a story, newest first', gives: isList },
  readStoryVersion: { chapter: 'Desk', summary: 'One version of a story', refusals: ['unavailable'] },
  changeArticles: {
    chapter: 'Desk',
    summary: 'Publish, unpublish, recategorise, tag or delete several articles, or undo that; the answer gives the outcome for each',
    reads: ['Idempotency-Key'],
    refusals: ['not-found'],
  },
  listDeskStories: { chapter: 'Desk', summary: 'Stories as the dashboard lists them', gives: isList },
  readDeskStory: { chapter: 'Desk', summary: 'One story, as last saved', gives: hasVersion, refusals: ['unavailable'] },
  readDeskSummary: { chapter: 'Desk', summary: 'Counts of your own work' },
  readDeskMe: { chapter: 'Desk', summary: 'Your permissions on the desk, and whether review is on' },
  listReviews: { chapter: 'Desk', summary: 'Work submitted for review, longest wait first', gives: isList },
  readReview: { chapter: 'Desk', summary: 'The review state of an article or story, with remarks on its paragraphs' },
  stepReview: {
    chapter: 'Desk',
    summary: 'Submit a piece for review, withdraw it, approve it (not as its last author), return it or publish it',
    reads: ['Idempotency-Key'],
    refusals: ['conflict'],
  },
  addRemark: { chapter: 'Desk', summary: 'Remark on a paragraph of a piece', status: 201, reads: ['Idempotency-Key'], refusals: ['conflict'] },
  changeRemark: { chapter: 'Desk', summary: 'Resolve or reopen a remark', reads: ['Idempotency-Key'], refusals: ['conflict'] },
  readCalendar: { chapter: 'Desk', summary: 'What is published, ends or has a figure expire in a month or on a day, in IST' },
  moveOnCalendar: {
    chapter: 'Desk',
    summary: 'Move a scheduled piece to another day, at the same time in IST',
    reads: ['Idempotency-Key'],
    gives: hasVersion,
    refusals: ['not-found', 'conflict'],
  },
  listFormerAddresses: { chapter: 'Desk', summary: 'Former addresses of articles, and where they redirect', gives: isList },
  listMedia: { chapter: 'Desk', summary: 'Pictures and videos of the media library, newest first', gives: isList },
  readMedia: { chapter: 'Desk', summary: 'One file of the media library, and the pieces that show it', gives: hasVersion },
  updateMedia: { ...changes, chapter: 'Desk', gives: hasVersion, summary: 'Change the alternative text, caption, credit and focal point of a file' },
  deleteMedia: {
    ...changes,
    chapter: 'Desk',
    summary: 'Delete a file for good; refused while more published pieces show it than `publishedUses` accepts',
  },
  cropMedia: {
    ...creates,
    chapter: 'Desk',
    summary: 'Cut a part of a picture into a new file, with the same alternative text, caption and credit; never enlarged',
    refusals: ['conflict', 'unavailable'],
  },
  readOpenings: { chapter: 'Desk', summary: 'Article views by day, article, referring host and device type' },
  listMissedSearches: { chapter: 'Desk', summary: 'Searches without results, made at least five times on two days' },
  listFiguresToRead: { chapter: 'Desk', summary: 'Figures that changed or are due for review, and the pieces to review' },
  listBrokenLinks: { chapter: 'Desk', summary: 'Links of published articles to pages of ours that are gone; or those among `paths`' },
  noteLookedAt: { chapter: 'Desk', summary: 'Mark a piece’s figures as reviewed', refusals: ['not-found'] },
  listBin: { chapter: 'Desk', summary: 'Deleted items that can be restored', gives: isList },
  restoreFromBin: { chapter: 'Desk', summary: 'Restore a deleted item', refusals: ['conflict'] },

  login: { chapter: 'Account', summary: 'Sign in and get a token', refusals: ['unauthenticated', 'too-many-requests'] },
  signup: { chapter: 'Account', summary: 'Create an account', status: 201, refusals: ['conflict', 'too-many-requests'] },
  logout: { chapter: 'Account', summary: 'End the session of this token' },
  me: { chapter: 'Account', summary: 'The token’s user' },
  changeName: { chapter: 'Account', summary: 'Change your own username', refusals: ['conflict'] },
  changePassword: {
    chapter: 'Account',
    summary: 'Change your password with the old one; all other sessions end',
    refusals: ['too-many-requests'],
  },
  google: { chapter: 'Account', summary: 'Start signing in with Google', status: 302 },
  googleCallback: { chapter: 'Account', summary: 'The return address for Google sign-in', status: 302 },
  listSessions: { chapter: 'Account', summary: 'Your sessions' },
  endSession: { chapter: 'Account', summary: 'End one session' },
  endSessions: { chapter: 'Account', summary: 'Sign out everywhere' },

  subscribe: { chapter: 'Newsletter', summary: 'Subscribe your own address' },
  unsubscribe: { chapter: 'Newsletter', summary: 'Unsubscribe your own address' },
  requestSubscription: {
    chapter: 'Newsletter',
    summary: 'Subscribe an address without an account; an email asks it first, and the answer is the same for every address',
    status: 202,
    refusals: ['too-many-requests', 'unavailable'],
  },
  confirmSubscription: { chapter: 'Newsletter', summary: 'Confirm a subscription with the link in the email; works once, for 48 hours' },
  listIssues: { chapter: 'Newsletter', summary: 'Issues that were sent, newest first', gives: isList },
  readIssue: { chapter: 'Newsletter', summary: 'An issue that was sent' },
  readIssueMail: { chapter: 'Newsletter', summary: 'The mail of an issue as a page, from its signed link', mediaType: 'text/html' },
  listDeskIssues: { chapter: 'Newsletter', summary: 'All issues with their outcomes, newest first', gives: isList },
  readDeskIssue: { chapter: 'Newsletter', summary: 'An issue: its content, what is to be mended and how its sending goes' },
  listIssueReaders: { chapter: 'Newsletter', summary: 'The readers of an issue with one outcome, and what the mail server said', gives: isList },
  proposeIssue: { chapter: 'Newsletter', summary: 'A first content for a new issue: figures that changed this week and the newest articles' },
  previewIssue: { chapter: 'Newsletter', summary: 'The mail of an issue as HTML and as plain text' },
  createIssue: { chapter: 'Newsletter', summary: 'Create a draft', status: 201, reads: ['Idempotency-Key'], refusals: ['conflict'] },
  updateIssue: { chapter: 'Newsletter', summary: 'Change a draft; refused if it was saved since, or is no draft', refusals: ['conflict'] },
  deleteIssue: { chapter: 'Newsletter', summary: 'Delete a draft', refusals: ['conflict'] },
  testIssue: { chapter: 'Newsletter', summary: 'Send the mail to your own address', refusals: ['too-many-requests', 'unavailable'] },
  stepIssue: {
    chapter: 'Newsletter',
    summary: 'Send an issue, pause it, let it go on, or stop it; refused from a state that does not allow it, or while something must be mended',
    refusals: ['conflict', 'unavailable'],
  },
  findSubscribers: { chapter: 'Newsletter', summary: 'Subscribers, newest first, by a part of the address, state and source' },
  exportSubscribers: { chapter: 'Newsletter', summary: 'Subscribers as CSV, 10,000 at a time; noted in the audit trail' },
  importSubscribers: {
    chapter: 'Newsletter',
    summary: 'Import addresses with proof of consent from CSV, or with `isDryRun` check the file; an email asks each to confirm',
    reads: ['Idempotency-Key'],
    refusals: ['conflict', 'unavailable'],
  },
  unsubscribePage: { chapter: 'Newsletter', summary: 'The page that an email’s unsubscribe link opens', mediaType: 'text/html' },
  unsubscribeOneClick: { chapter: 'Newsletter', summary: 'One-click unsubscribe from an email app (RFC 8058)', mediaType: 'text/html' },
  eraseSubscriber: { chapter: 'Newsletter', summary: 'Unsubscribe and delete the address', mediaType: 'text/html' },

  listUsers: { chapter: 'People', summary: 'Who has an account, newest first', gives: isList },
  allowCreation: { chapter: 'People', summary: 'Give accounts the permission to create, by email: all of them or none', refusals: ['not-found'] },
  togglePermission: { chapter: 'People', summary: 'Grant or remove the permission to create', refusals: ['conflict'] },
  deleteUser: { chapter: 'People', summary: 'Delete an account; its work stays', refusals: ['not-found'] },

  sendCode: {
    chapter: 'Password',
    summary: 'Send a reset code; the answer is the same if there is no account',
    refusals: ['too-many-requests', 'unavailable'],
  },
  verifyCode: { chapter: 'Password', summary: 'Verify the code; sets a cookie for the next step', refusals: ['too-many-requests'] },
  openResetLink: { chapter: 'Password', summary: 'Use the link in the email instead of the code; sets the same cookie' },
  resetPassword: { chapter: 'Password', summary: 'Set a new password, with the cookie of the previous step', refusals: ['forbidden'] },

  readOpenApi: { chapter: 'Description', summary: 'This API as an OpenAPI 3.1 document' },
  readApiPage: { chapter: 'Description', summary: 'This API as a web page', mediaType: 'text/html' },
  readApiPageStyle: { chapter: 'Description', summary: 'The style sheet of that page', mediaType: 'text/css' },
} as const satisfies Record<EndpointName, EndpointNotes>
