import type { Article } from '@artha/contract/article'
import type { BinnedItem, DeskArticle, DeskArticleCard, DeskStory, DeskSummary } from '@artha/contract/desk'
import type { Story } from '@artha/contract/story'
import { articleBuilder, cardBuilder, mockId } from './article-builder.ts'
import { storyBuilder } from './story-builder.ts'

export const deskArticleBuilder = (desk: Partial<DeskArticle> = {}, of: Article = articleBuilder()): DeskArticle => ({
  ...of, state: 'live', mayChange: true, hasDraft: false, filledIn: [], ...desk,
})

/** The row that the list of the desk would hold of an article. */
export const deskCardBuilder = (of: DeskArticle = deskArticleBuilder()): DeskArticleCard => ({
  ...cardBuilder({}, of), version: of.version, state: of.state, mayChange: of.mayChange,
})

export const deskStoryBuilder = (desk: Partial<DeskStory> = {}, of: Story = storyBuilder()): DeskStory => ({
  ...of, state: 'live', mayChange: true, hasDraft: false, ...desk,
})

export const deskSummaryBuilder = (summary: Partial<DeskSummary> = {}): DeskSummary => ({
  articles: 12, scheduled: 2, stories: 4, studioUrl: 'http://127.0.0.1:1337/studio', mayRestore: false, ...summary,
})

export const binnedItemBuilder = (item: Partial<BinnedItem> = {}): BinnedItem => ({
  _id: mockId(801),
  kind: 'article',
  title: 'A year of small savings',
  deletedAt: '2026-11-19T09:20:00.000Z',
  deletedBy: 'Bhavna',
  goneAt: '2026-12-19T09:20:00.000Z',
  ...item,
})
