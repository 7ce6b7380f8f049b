import type { EndpointName } from '@artha/contract/endpoints'
import type { ArticleInput } from '@artha/contract/article-body'
import type { IssueBody } from '@artha/contract/newsletter-issue'
import type { StoryInput } from '@artha/contract/story-body'
import { mockId } from '../data/article-builder.ts'
import { mockBin } from '../data/bin-contents.ts'
import { mockDeskStories } from '../data/desk-contents.ts'
import { mockCode, mockLink, mockPassword, mockUsers, mockSessions } from '../data/users.ts'
import { mockStories } from '../data/publication.ts'

/** A call of an endpoint that it should answer; without `id` if its path has none. */
export interface ExampleCall {
  id?: string | undefined
  query?: string
  /** Sent as JSON, or unchanged if `type` is given. */
  body?: unknown
  type?: string
}

const article: ArticleInput = {
  title: 'A new article',
  category: 'Saving',
  subcategory: 'Saving tips',
  section: 'main',
  sections: [{ description: 'What is put aside first.' }],
}
const story: StoryInput = { title: 'A new story', authorName: 'Bhavna', slides: [{ text: 'Begin.' }] }
const issue: IssueBody = {
  subject: 'Rates',
  previewLine: '',
  opening: 'Begin.',
  figureKeys: [],
  articleIds: [],
  storyIds: [],
  calculator: '',
  dueDateIds: [],
  question: '',
  answer: '',
  termSlug: '',
  goesAt: null,
}
const { email } = mockUsers.primaryAdmin

const chosenFile = [
  '--part',
  'content-disposition: form-data; name="file"; filename="coins.jpg"',
  'content-type: image/jpeg',
  '',
  'picture',
  '--part--',
  '',
]

/** The reason that an endpoint has no mock: a browser loads it as a page, or never calls it. */
type NotMocked = string

/** Calls of every endpoint in the contract. A missing endpoint does not compile. */
export const exampleCalls: Record<EndpointName, readonly ExampleCall[] | NotMocked> = {
  readHome: [{}],
  listArticles: [{}, { query: '?fields=card' }, { query: '?category=Tax&page=1&pageSize=2' }, { query: '?q=nothing+of+that+kind' }],
  readArticle: [{ id: mockId(1) }],
  listPublishedVersions: [{ id: mockId(1) }],
  comparePublishedVersions: [{ id: mockId(1), query: '?from=1&to=4' }],
  readArchive: [{}],
  listStories: [{}],
  readStory: [{ id: mockStories[0]?._id }],

  listFigures: [{}, { query: '?keys=repo,it-cess' }, { query: '?on=2026-11-22' }],
  readFigure: [{ id: 'repo' }],

  listTerms: [{}],
  readTerm: [{ id: 'emi' }],
  search: [{ query: '?q=loan' }, { query: '?q=loan&typing=1' }, { query: '?q=emi&type=terms' }],

  listTags: [{}],
  readTag: [{ id: 'emi' }, { id: 'emi', query: '?page=2' }],
  listTopics: [{}],
  readTopic: [{ id: 'tax' }, { id: 'tax', query: '?part=itr-filing' }],

  readMetals: [{}],
  readRates: [{}],
  readBitcoinInEuros: [{}],
  readEtherInRupees: [{}],
  readIntraday: [{}],

  sendContactMessage: [{ body: { name: 'Asha', email, message: 'Good day.' } }],

  createArticle: [{ body: article }],
  updateArticle: [{ id: mockId(1), body: article }],
  deleteArticle: [{ id: mockId(1) }],
  createStory: [{ body: story }],
  updateStory: [{ id: mockDeskStories[0]?._id, body: story }],
  deleteStory: [{ id: mockDeskStories[0]?._id }],
  uploadMedia: [{ type: 'multipart/form-data; boundary=part', body: chosenFile.join('\r\n') }],
  createPreview: [{ body: { kind: 'article', article } }, { body: { kind: 'story', story } }],
  readPreview: [{ id: 'previewofanarticle' }, { id: 'previewofastory' }],

  listDeskArticles: [{}, { query: '?page=2&pageSize=8' }],
  readDeskArticle: [{ id: mockId(851) }],
  createArticleDraft: [{ body: { title: 'An idea' } }],
  updateArticleDraft: [{ id: mockId(851), body: { title: 'An idea' } }],
  readAutosave: [{ id: mockId(851) }],
  autosave: [{ id: mockId(851), body: { basedOn: 1, seen: 0, values: { title: 'Half a sentence' } } }],
  forgetAutosave: [{ id: mockId(851) }],
  listArticleVersions: [{ id: mockId(851) }],
  readArticleVersion: [
    { id: mockId(851), query: '?number=1' },
    { id: mockId(851), query: '?number=0' },
  ],
  changeArticles: [
    { body: { action: 'tag', tag: 'gold', articles: [{ id: mockId(851) }] } },
    { body: { action: 'undo', undoId: 'whatwasdonelast' } },
  ],
  listDeskStories: [{}],
  readDeskStory: [{ id: mockDeskStories[0]?._id }],
  listStoryVersions: [{ id: mockDeskStories[0]?._id }],
  readStoryVersion: [{ id: mockDeskStories[0]?._id, query: '?number=1' }],
  readDeskSummary: [{}],
  listFormerAddresses: [{}, { query: '?q=gold' }],
  readDeskMe: [{}],
  listReviews: [{}],
  readReview: [{ id: mockId(852) }],
  stepReview: [{ id: mockId(851), body: { step: 'submit', version: 1 } }],
  addRemark: [{ id: mockId(852), body: { quote: 'A paragraph', words: 'Is it so?' } }],
  changeRemark: [{ id: mockId(901), body: { isResolved: true } }],
  readCalendar: [{}, { query: '?month=2036-12' }, { query: '?day=2036-12-01' }],
  moveOnCalendar: [{ body: { kind: 'article', id: mockId(851), version: 1, day: '2036-12-05' } }],
  listMedia: [{}, { query: '?q=coins&kind=image' }, { query: '?withoutAlt=1' }],
  readMedia: [{ id: mockId(1001) }],
  updateMedia: [{ id: mockId(1001), body: { alt: 'Coins', caption: '', credit: '' } }],
  deleteMedia: [{ id: mockId(1003) }],
  cropMedia: [{ id: mockId(1001), body: { x: 0, y: 0, width: 600, height: 400 } }],
  readOpenings: [{}],
  listMissedSearches: [{}],
  listFiguresToRead: [{}],
  listBrokenLinks: [{}],
  noteLookedAt: [{ body: { kind: 'article', id: mockId(1) } }],
  listBin: [{}],
  listIssues: [{}],
  readIssue: [{ id: '1' }],
  listDeskIssues: [{}],
  readDeskIssue: [{ id: mockId(901) }],
  listIssueReaders: [{ id: mockId(902), query: '?outcome=unknown' }],
  proposeIssue: [{}],
  previewIssue: [{ id: mockId(901) }],
  createIssue: [{ body: issue }],
  updateIssue: [{ id: mockId(901), body: { ...issue, version: 1 } }],
  deleteIssue: [{ id: mockId(901) }],
  testIssue: [{ id: mockId(901) }],
  stepIssue: [{ id: mockId(901), body: { step: 'send', version: 1 } }],
  findSubscribers: [{ body: {} }, { body: { q: 'asha', state: 'subscribed', source: 'site-form', page: 1 } }, { body: { q: 'nobody' } }],
  exportSubscribers: [{ body: {} }],
  importSubscribers: [
    { body: { csv: 'address,agreed on,how they agreed\na@mail.example,2026-03-31,A form', isDryRun: true } },
    { body: { csv: 'address,agreed on,how they agreed\na@mail.example,2026-03-31,A form\nb@mail.example,2999-01-01,A form', isDryRun: false } },
  ],
  restoreFromBin: [{ id: mockBin[0]?._id }, { id: mockBin[1]?._id }],

  login: [{ body: { email, password: mockPassword } }],
  signup: [{ body: { username: 'Divya', email: 'divya@artha.example', password: 'a quiet harbour at nine' } }],
  logout: [{}],
  me: [{}],
  changeName: [{ body: { username: 'Divya Rao' } }],
  changePassword: [{ body: { password: mockPassword, newPassword: 'a quiet harbour at nine' } }],
  google: 'A page load. startMocks leads it back to the login screen.',
  googleCallback: 'A page load, to which Google leads.',
  listSessions: [{}],
  endSession: [{ id: mockSessions[0]._id }],
  endSessions: [{}],
  subscribe: [{ body: { email } }],
  unsubscribe: [{}],
  requestSubscription: [{ body: { email } }],
  confirmSubscription: [{ body: { link: mockLink } }],
  readIssueMail: 'A page in the frame of the preview; its path is in the answer of previewIssue.',
  unsubscribePage: 'A page of the cms behind a link in a mail; the mocks send none.',
  unsubscribeOneClick: 'Asked by mail programs.',
  eraseSubscriber: 'A button of the page behind a link in a mail.',

  listUsers: [{}, { query: '?q=bhavna' }],
  allowCreation: [{ body: { emails: [mockUsers.reader.email] } }],
  togglePermission: [{ id: mockUsers.reader._id }],
  deleteUser: [{ body: { userId: mockUsers.reader._id } }],
  sendCode: [{ body: { email } }],
  verifyCode: [{ body: { email, code: mockCode } }],
  openResetLink: [{ body: { link: mockLink } }],
  resetPassword: [{ body: { email, password: 'a quiet harbour at nine' } }],

  readOpenApi: 'The cms makes it from the contract; the site never asks.',
  readApiPage: 'A page of the cms.',
  readApiPageStyle: 'Asked by that page.',
}
