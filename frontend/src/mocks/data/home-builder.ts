import type { Article, ArticleCard } from '@artha/contract/article'
import { homeGroupSizes, type HomeAnswer, type HomeGroup } from '@artha/contract/home'
import { cardBuilder } from './article-builder.ts'

const groups = Object.keys(homeGroupSizes) as HomeGroup[]

/** A front page on which nothing stands but what is given. */
export function homeBuilder(home: Partial<HomeAnswer> = {}): HomeAnswer {
  const empty = Object.fromEntries(groups.map((group) => [group, []])) as unknown as HomeAnswer
  return { ...empty, ...home }
}

/** A front page of these articles, newest first. Enough to look at: the rules of grouping are the cms's own. */
export function homeOf(articles: readonly Article[]): HomeAnswer {
  const cards = articles.map((article) => cardBuilder({}, article))
  const about = (word: string) => cards.filter(({ category }) => category.toLowerCase().includes(word))
  const byGroup: Partial<Record<HomeGroup, ArticleCard[]>> = {
    trending: cards.filter(({ featured }) => featured),
    news: cards.filter(({ subcategory }) => subcategory === 'News'),
    bottom: cards.filter(({ section }) => section === 'bottom'),
    recommended: cards.filter((card, index) => cards.findIndex(({ category }) => category === card.category) === index),
    feed: cards,
  }
  return homeBuilder(Object.fromEntries(groups.map((group) => [group, (byGroup[group] ?? about(group)).slice(0, homeGroupSizes[group])])))
}
