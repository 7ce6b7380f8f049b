import type { Article } from '@artha/contract/article'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { Story } from '@artha/contract/story'
import { mockBin, type BinEntry } from './bin-contents.ts'
import { mockDeskArticles, mockDeskStories } from './desk-contents.ts'
import { tabList, type TabList } from './tab-list.ts'

/** All articles, stories and bin entries. Readers see the live ones, the newsroom sees all. */
export interface Publication {
  articles: TabList<DeskArticle>
  stories: TabList<DeskStory>
  bin: TabList<BinEntry>
}

export const fullPublication: Publication = {
  articles: tabList('articles', mockDeskArticles),
  stories: tabList('stories', mockDeskStories),
  bin: tabList('bin', mockBin),
}

export const emptyPublication: Publication = {
  articles: tabList<DeskArticle>('articles of the empty site', []),
  stories: tabList<DeskStory>('stories of the empty site', []),
  bin: tabList<BinEntry>('bin of the empty site', []),
}

/** Returns the article without the fields that only the newsroom has. */
export function asArticle({ state: _, mayChange: __, hasDraft: ___, filledIn: ____, ...article }: DeskArticle): Article {
  return article
}

export function asStory({ state: _, mayChange: __, hasDraft: ___, ...story }: DeskStory): Story {
  return story
}

export const liveArticles = ({ articles }: Publication) =>
  articles
    .all()
    .filter(({ state }) => state === 'live')
    .map(asArticle)

export const liveStories = ({ stories }: Publication) =>
  stories
    .all()
    .filter(({ state }) => state === 'live')
    .map(asStory)
