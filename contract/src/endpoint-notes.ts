import type { EndpointName } from './endpoints.ts'
import type { ErrorCode } from './errors.ts'

/** The chapters of the description of the API, in their order. */
export const chapters = {
  Reading: 'What readers see: published articles, live stories and the front page.',
  Figures: 'Official rates, slabs, limits and dates, each with its source and the days on which it holds.',
  Glossary: 'Words of money in plain English, each with one sum and what it is called in Hindi.',
  Prices: 'Metals, currencies and shares, each with its source and its time.',
  Writing: 'Creators write; each may change what is theirs, admins everything.',
  Desk: 'What the dashboard reads of its own: scheduled articles and expired stories too.',
  Account: 'Signing up, in and out, and where one is signed in.',
  Password: 'The three steps to a new password.',
  Newsletter: 'Subscribing, and the ways out.',
  People: 'Who has an account and who may create; for the primary admin alone.',
  Contact: 'Messages to the newsroom.',
  Description: 'This description of the API.',
} as const

export type Chapter = keyof typeof chapters

/** The notes on an endpoint for developers of other clients, beside its row in the table. */
export interface EndpointNotes {
  chapter: Chapter
  /** One line in plain words. */
  summary: string
  /** Of the answer when all went well; 200 where nothing is said. */
  status?: 201 | 302
  /** It also answers 202: what was sent is kept as a draft, since review is on and who sent it may not publish. */
  mayBeHeld?: true
  /** What is answered where it is not JSON. */
  mediaType?: 'text/html' | 'text/css'
  /** Refusals beside those that follow from who may call, what is sent and where (`declaredAnswers`). */
  refusals?: readonly ErrorCode[]
  /** Headers of the request that this endpoint looks at. */
  reads?: readonly ('Idempotency-Key' | 'If-Match')[]
  /** Headers of the answer when all went well. */
  gives?: readonly ('ETag' | 'Last-Modified' | 'Link' | 'X-Total-Count')[]
}

const creates = { chapter: 'Writing', status: 201, reads: ['Idempotency-Key'], gives: ['ETag'], refusals: ['conflict'] } as const
const changes = { chapter: 'Writing', reads: ['Idempotency-Key', 'If-Match'], refusals: ['conflict'] } as const
const isList = ['X-Total-Count', 'Link'] as const
const hasVersion = ['ETag'] as const

/**
 * The words beside the table of endpoints. They stand here because the table is part of what readers load, and no reader's
 * browser needs them.
 */
export const endpointNotes = {
  readHome: { chapter: 'Reading', summary: 'Everything that the front page shows, grouped' },
  listArticles: { chapter: 'Reading', summary: 'Published articles, newest first', gives: isList },
  readArticle: { chapter: 'Reading', summary: 'One published article', gives: hasVersion, refusals: ['unavailable'] },
  readArchive: { chapter: 'Reading', summary: 'The whole archive, oldest first, 1,000 a page', gives: ['X-Total-Count'] },
  listStories: {
    chapter: 'Reading',
    summary: 'Live stories, newest first; with a creator’s token and `all=1` expired ones too',
    gives: ['Link'],
    refusals: ['unauthenticated', 'forbidden'],
  },
  readStory: { chapter: 'Reading', summary: 'One live story', gives: hasVersion, refusals: ['unavailable'] },

  listFigures: {
    chapter: 'Figures',
    summary: 'Rows of the register: all, those of some figures, those that hold on a day; for `today` also the last known ones',
    gives: ['Last-Modified'],
  },
  readFigure: { chapter: 'Figures', summary: 'One figure: what holds on a day, and all its rows', gives: ['Last-Modified'] },

  listTerms: { chapter: 'Glossary', summary: 'All terms, by name, with their meaning' },
  readTerm: { chapter: 'Glossary', summary: 'One term: its meaning, a sum with it, its sources' },
  listTags: { chapter: 'Reading', summary: 'The tags that at least two articles have in common, the commonest first' },
  readTag: { chapter: 'Reading', summary: 'One tag with a page of its articles, newest first', refusals: ['not-found'] },
  listTopics: { chapter: 'Reading', summary: 'The topics in which something is published, with their parts' },
  readTopic: {
    chapter: 'Reading',
    summary: 'One topic, or a part of it: what editors say to read first, its words and its parts',
    refusals: ['not-found'],
  },

  search: {
    chapter: 'Reading',
    summary: 'What is found by some words, grouped by what it is, the best first',
    refusals: ['too-many-requests', 'unavailable'],
  },

  readMetals: { chapter: 'Prices', summary: 'Gold, silver and platinum of the last seven days' },
  readRates: { chapter: 'Prices', summary: 'What one US dollar buys of each currency' },
  readBitcoinInEuros: { chapter: 'Prices', summary: 'The price of a bitcoin in euros' },
  readEtherInRupees: { chapter: 'Prices', summary: 'The price of an ether in rupees' },
  readIntraday: { chapter: 'Prices', summary: 'The last trading day of one share, by five minutes', refusals: ['not-found'] },

  sendContactMessage: {
    chapter: 'Contact',
    summary: 'Send a message to the newsroom',
    status: 201,
    refusals: ['too-many-requests'],
  },

  createArticle: { ...creates, mayBeHeld: true, summary: 'Publish a new article, now or at its date' },
  updateArticle: {
    ...changes,
    mayBeHeld: true,
    gives: hasVersion,
    summary: 'Save an article over what is there; an optional field that is left out stays as it is, an empty one is cleared',
  },
  deleteArticle: { ...changes, summary: 'Delete an article; it stays in the bin for a while' },
  createStory: { ...creates, mayBeHeld: true, summary: 'Publish a new story' },
  updateStory: { ...changes, mayBeHeld: true, gives: hasVersion, summary: 'Save a story over what is there' },
  deleteStory: { ...changes, summary: 'Delete a story; it stays in the bin for a while' },
  uploadMedia: {
    chapter: 'Writing',
    summary: 'Upload a picture or a film',
    status: 201,
    refusals: ['unavailable'],
  },
  createPreview: { chapter: 'Writing', summary: 'Keep unsaved work for some minutes and get a link that shows it', status: 201 },
  readPreview: { chapter: 'Writing', summary: 'Unsaved work behind a signed link' },

  listDeskArticles: { chapter: 'Desk', summary: 'Articles as the dashboard lists them', gives: isList },
  readDeskArticle: { chapter: 'Desk', summary: 'One article as it was last saved', gives: hasVersion, refusals: ['unavailable'] },
  createArticleDraft: { ...creates, chapter: 'Desk', summary: 'Save a new article as a draft, which no reader sees' },
  updateArticleDraft: {
    ...changes,
    chapter: 'Desk',
    gives: hasVersion,
    summary: 'Save an article as a draft: readers keep what is published of it; an optional field that is left out stays as it is',
  },
  readAutosave: { chapter: 'Desk', summary: 'What one has typed in an article and not saved, and who else is writing in it' },
  autosave: {
    chapter: 'Desk',
    summary: 'Keep what is typed: no version, one row for each article and person; refused where another window or a save came first',
    refusals: ['conflict'],
  },
  forgetAutosave: { chapter: 'Desk', summary: 'Throw away what one has typed and not saved' },
  listArticleVersions: { chapter: 'Desk', summary: 'What each save has left of an article, newest first', gives: isList },
  readArticleVersion: { chapter: 'Desk', summary: 'An article as one save left it', refusals: ['unavailable'] },
  listStoryVersions: { chapter: 'Desk', summary: 'What each save has left of a story, newest first', gives: isList },
  readStoryVersion: { chapter: 'Desk', summary: 'A story as one save left it', refusals: ['unavailable'] },
  changeArticles: {
    chapter: 'Desk',
    summary: 'Publish, take off the site, file, tag or delete several articles, each by itself, and take that back; says of each what happened',
    reads: ['Idempotency-Key'],
    refusals: ['not-found'],
  },
  listDeskStories: { chapter: 'Desk', summary: 'Stories as the dashboard lists them', gives: isList },
  readDeskStory: { chapter: 'Desk', summary: 'One story as it was last saved', gives: hasVersion, refusals: ['unavailable'] },
  readDeskSummary: { chapter: 'Desk', summary: 'The counts of one’s own work' },
  readDeskMe: { chapter: 'Desk', summary: 'What one may do on the desk, and whether texts are reviewed before they are published' },
  listReviews: { chapter: 'Desk', summary: 'What was submitted for review, what waits longest first', gives: isList },
  readReview: { chapter: 'Desk', summary: 'Where an article or a story stands in review, with the remarks on its paragraphs' },
  stepReview: {
    chapter: 'Desk',
    summary: 'Submit a piece for review, take it back, approve it as somebody else than its last author, return it, or publish it as it stands',
    reads: ['Idempotency-Key'],
    refusals: ['conflict'],
  },
  addRemark: { chapter: 'Desk', summary: 'Remark on a paragraph of a piece', status: 201, reads: ['Idempotency-Key'], refusals: ['conflict'] },
  changeRemark: { chapter: 'Desk', summary: 'Say that a remark is dealt with, or open it again', reads: ['Idempotency-Key'], refusals: ['conflict'] },
  readCalendar: { chapter: 'Desk', summary: 'What appears, ends or loses a figure in a month or on a day, by the clock in India' },
  moveOnCalendar: {
    chapter: 'Desk',
    summary: 'Move what is scheduled to another day, at the same hour in India',
    reads: ['Idempotency-Key'],
    gives: hasVersion,
    refusals: ['not-found', 'conflict'],
  },
  listFormerAddresses: { chapter: 'Desk', summary: 'Addresses that articles had, with those to which they lead on', gives: isList },
  readOpenings: { chapter: 'Desk', summary: 'How often articles were opened: by day, article, referring host and kind of device' },
  listMissedSearches: { chapter: 'Desk', summary: 'What readers looked for at least five times on two days and did not find' },
  listFiguresToRead: { chapter: 'Desk', summary: 'The figures that changed or are to be reviewed, and what has to be read again' },
  noteLookedAt: { chapter: 'Desk', summary: 'Say that a piece was looked at and what it says of its figures may stand', refusals: ['not-found'] },
  listBin: { chapter: 'Desk', summary: 'What was deleted and can be restored', gives: isList },
  restoreFromBin: { chapter: 'Desk', summary: 'Bring back what was deleted', refusals: ['conflict'] },

  login: { chapter: 'Account', summary: 'Sign in and get a token', refusals: ['unauthenticated', 'too-many-requests'] },
  signup: { chapter: 'Account', summary: 'Make an account', status: 201, refusals: ['conflict', 'too-many-requests'] },
  logout: { chapter: 'Account', summary: 'End the session of this token' },
  me: { chapter: 'Account', summary: 'Who the token belongs to' },
  changeName: { chapter: 'Account', summary: 'Give one’s own account another name', refusals: ['conflict'] },
  changePassword: {
    chapter: 'Account',
    summary: 'Choose a new password with the old one; all other sessions end',
    refusals: ['too-many-requests'],
  },
  google: { chapter: 'Account', summary: 'Begin to sign in with Google', status: 302 },
  googleCallback: { chapter: 'Account', summary: 'Where Google leads back to', status: 302 },
  listSessions: { chapter: 'Account', summary: 'Where one is signed in' },
  endSession: { chapter: 'Account', summary: 'Sign out in one place' },
  endSessions: { chapter: 'Account', summary: 'Sign out everywhere' },

  subscribe: { chapter: 'Newsletter', summary: 'Subscribe one’s own address' },
  unsubscribe: { chapter: 'Newsletter', summary: 'Unsubscribe one’s own address' },
  unsubscribePage: { chapter: 'Newsletter', summary: 'The page behind the link of a mail', mediaType: 'text/html' },
  unsubscribeOneClick: { chapter: 'Newsletter', summary: 'The one click of a mail program (RFC 8058)', mediaType: 'text/html' },

  listUsers: { chapter: 'People', summary: 'Who has an account, newest first', gives: isList },
  allowCreation: { chapter: 'People', summary: 'Let accounts create, by their addresses: all of them or none', refusals: ['not-found'] },
  togglePermission: { chapter: 'People', summary: 'Give the permission to create, or take it', refusals: ['conflict'] },
  deleteUser: { chapter: 'People', summary: 'Delete an account; what it wrote stays', refusals: ['not-found'] },

  sendCode: {
    chapter: 'Password',
    summary: 'Have a code sent; the answer is the same without an account',
    refusals: ['too-many-requests', 'unavailable'],
  },
  verifyCode: { chapter: 'Password', summary: 'Show the code; the answer sets a cookie for the next step', refusals: ['too-many-requests'] },
  openResetLink: { chapter: 'Password', summary: 'Open the link of the mail instead of showing the code; sets the same cookie' },
  resetPassword: { chapter: 'Password', summary: 'Set a new password, with the cookie of the step before', refusals: ['forbidden'] },

  readOpenApi: { chapter: 'Description', summary: 'This API as an OpenAPI 3.1 document' },
  readApiPage: { chapter: 'Description', summary: 'The same as a page to read', mediaType: 'text/html' },
  readApiPageStyle: { chapter: 'Description', summary: 'How that page looks', mediaType: 'text/css' },
} as const satisfies Record<EndpointName, EndpointNotes>
