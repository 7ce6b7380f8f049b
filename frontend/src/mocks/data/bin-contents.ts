import type { BinnedItem, DeskArticle, DeskStory } from '@artha/contract/desk'
import { mockId } from './article-builder.ts'
import { binnedItemBuilder, deskArticleBuilder, deskStoryBuilder } from './desk-builder.ts'

/** An entry of the bin with the item to restore. */
export interface BinEntry {
  _id: string
  item: BinnedItem
  article?: DeskArticle
  story?: DeskStory
}

const keptForMs = 30 * 86_400_000

/** Returns the bin entry of an item that is deleted now. */
export function binEntry(entry: Pick<BinEntry, 'article' | 'story'>, deletedBy: string): BinEntry {
  const { _id, title } = entry.article ?? entry.story ?? deskArticleBuilder()
  const now = Date.now()
  const kind = entry.story ? 'story' : 'article'
  const deletedAt = new Date(now).toISOString()
  const goneAt = new Date(now + keptForMs).toISOString()
  return { _id, item: binnedItemBuilder({ _id, kind, title, deletedBy, deletedAt, goneAt }), ...entry }
}

const article = binnedItemBuilder()
const story = binnedItemBuilder({
  _id: mockId(802),
  kind: 'story',
  title: 'Three numbers of a payslip',
  deletedBy: 'Chetan',
  deletedAt: '2026-11-02T05:00:00.000Z',
  goneAt: '2026-12-02T05:00:00.000Z',
})

export const mockBin: readonly BinEntry[] = [
  { _id: article._id, item: article, article: deskArticleBuilder({ _id: article._id, title: article.title }) },
  { _id: story._id, item: story, story: deskStoryBuilder({ _id: story._id, title: story.title }) },
]
