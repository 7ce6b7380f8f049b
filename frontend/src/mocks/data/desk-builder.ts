import type { BrokenLink } from '@artha/contract/inner-links'
import type { Article } from '@artha/contract/article'
import type { ArticleDraftBody } from '@artha/contract/article-body'
import type { BinnedItem, DeskArticle, DeskArticleCard, DeskStory, DeskSummary } from '@artha/contract/desk'
import type { FigureToReview } from '@artha/contract/figures-to-review'
import type { FormerAddress } from '@artha/contract/former-address'
import type { Story } from '@artha/contract/story'
import type { StoryBody } from '@artha/contract/story-body'
import { articleBuilder, cardBuilder, mockId, sectionBuilder } from './article-builder.ts'
import { slideBuilder, storyBuilder } from './story-builder.ts'

export const deskArticleBuilder = (desk: Partial<DeskArticle> = {}, of: Article = articleBuilder()): DeskArticle => ({
  ...of,
  state: 'live',
  mayChange: true,
  hasDraft: false,
  filledIn: [],
  ...desk,
})

/** Returns the article's row in the newsroom's list. */
export const deskCardBuilder = (of: DeskArticle = deskArticleBuilder()): DeskArticleCard => ({
  ...cardBuilder({}, of),
  version: of.version,
  state: of.state,
  mayChange: of.mayChange,
})

export const deskStoryBuilder = (desk: Partial<DeskStory> = {}, of: Story = storyBuilder()): DeskStory => ({
  ...of,
  state: 'live',
  mayChange: true,
  hasDraft: false,
  ...desk,
})

export const deskSummaryBuilder = (summary: Partial<DeskSummary> = {}): DeskSummary => ({
  articles: 12,
  scheduled: 2,
  stories: 4,
  studioUrl: 'http://127.0.0.1:1337/studio',
  unreadMessages: 2,
  mayRestore: false,
  ...summary,
})

/** A link to an article that was deleted, in one of the mocks' articles. */
export const brokenLinksBuilder = (): BrokenLink[] => [
  { path: `/blog/${mockId(9_001)}`, articles: [{ _id: mockId(1), title: 'What a rate rise costs', mayChange: true }] },
]

export const figuresToReadBuilder = (): FigureToReview[] => [
  {
    figureKey: 'repo',
    title: 'RBI policy repo rate',
    because: 'changed',
    since: '2026-10-07',
    pieces: [{ _id: mockId(1), kind: 'article', title: 'What a rate rise costs', how: 'mark', said: '5.25%', mayLook: true }],
    calculators: [],
  },
]

export const formerAddressesBuilder = (): FormerAddress[] => [
  {
    _id: mockId(1),
    title: 'What a rate rise costs',
    slug: '',
    before: { title: 'What a higher rate costs', slug: '' },
    leftAt: '2026-11-20T06:00:00.000Z',
  },
  {
    _id: mockId(2),
    title: 'Gold in a year of rates',
    slug: 'gold-and-rates',
    before: { title: 'Gold in a year of rates', slug: '' },
    leftAt: '2026-11-12T06:00:00.000Z',
  },
]

export const binnedItemBuilder = (item: Partial<BinnedItem> = {}): BinnedItem => ({
  _id: mockId(801),
  kind: 'article',
  title: 'A year of small savings',
  deletedAt: '2026-11-19T09:20:00.000Z',
  deletedBy: 'Bhavna',
  goneAt: '2026-12-19T09:20:00.000Z',
  ...item,
})

/** The stored fields before a save; for a new item its id only. */
type Before<Stored> = Partial<Stored> & { _id: string }

const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null ? Object.values(value).some(isWritten) : Boolean(value)

/** Returns the optional fields of a save without those that were cleared. */
const keptExtras = ({
  authors,
  caption,
  credit,
  shortVersion,
  figureData,
  slug,
  seo,
  tags,
  unmarkedTerms,
  showsVersions,
}: Partial<ArticleDraftBody>): Partial<DeskArticle> =>
  Object.fromEntries(
    Object.entries({ authors, caption, credit, shortVersion, figureData, slug, seo, tags, unmarkedTerms, showsVersions }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, isWritten(value) ? value : undefined]],
    ),
  )

/** Returns the article that the cms would answer to this save. */
export function savedArticle(
  { createdAt, sections, byline, sources, showsVersions, ...rest }: ArticleDraftBody,
  before: Before<DeskArticle>,
): DeskArticle {
  const now = new Date().toISOString()
  const appearsAt = createdAt || before.createdAt || now
  return deskArticleBuilder({
    ...before,
    ...rest,
    ...keptExtras({ ...rest, showsVersions }),
    ...(sources && { sources: sources.map((source) => ({ ...source, document: '' })) }),
    byline: byline || 'Artha newsroom',
    filledIn: byline ? [] : ['byline'],
    sections: sections.map((section) => sectionBuilder({ ...section, image: null })),
    createdAt: appearsAt,
    updatedAt: now,
    version: (before.version ?? 0) + 1,
    state: appearsAt > now ? 'scheduled' : 'live',
    hasDraft: false,
  })
}

/** Returns the saved draft. The mocks store one version of an article, so mock readers see the text of its draft. */
export const savedDraft = (body: ArticleDraftBody, before: Before<DeskArticle>): DeskArticle => ({
  ...savedArticle(body, before),
  state: before.state ?? 'draft',
  hasDraft: true,
})

export function savedStory({ createdAt, slides, ...rest }: StoryBody, before: Before<DeskStory>): DeskStory {
  return deskStoryBuilder({
    ...before,
    ...rest,
    slides: slides.map((slide) => slideBuilder({ ...slide, image: null })),
    createdAt: createdAt || before.createdAt || new Date().toISOString(),
    version: (before.version ?? 0) + 1,
    state: 'live',
    hasDraft: false,
  })
}
