import { fieldsOf } from '@artha/contract/unknown-fields'
import { tableOf } from '@artha/contract/names-of'
import type { Article, ArticleCard } from '@artha/contract/article'
import type { HomeAnswer } from '@artha/contract/home'
import { homeGroupNames, homeGroups, isInWordGroup, isWordGroup, type HomeGroup } from '@artha/contract/home-groups'
import { withoutRepeats } from '@artha/contract/without-repeats'
import { cardBuilder } from './article-builder.ts'

const homeWith = (cardsOf: (group: HomeGroup) => ArticleCard[]): HomeAnswer => tableOf(homeGroupNames, cardsOf)

/** Returns a front page that is empty except for the given groups. */
export const homeBuilder = (home: Partial<HomeAnswer> = {}): HomeAnswer => ({
  ...homeWith((group) => home[group] ?? []),
  ...(home.due && { due: home.due }),
})

/** Returns a front page with these articles, newest first. */
export function homeOf(articles: readonly Article[]): HomeAnswer {
  const cards = articles.map((article) => cardBuilder({}, article))
  return withoutRepeats(
    (group) => cardsIn(group, cards),
    ({ _id }) => _id,
  )
}

function cardsIn(group: HomeGroup, cards: ArticleCard[]): ArticleCard[] {
  if (isWordGroup(group)) return cards.filter((card) => isInWordGroup(group, card))
  const { rule } = homeGroups[group]
  if (rule === 'every article') return cards
  if (rule === 'figures hold') return cards.filter(({ figuresEnded }) => !figuresEnded)
  if (typeof rule === 'object' && 'sameAs' in rule) return cardsIn(rule.sameAs, cards)
  if (rule === 'newest of each category') return cards.filter((card, at) => cards.findIndex(({ category }) => category === card.category) === at)
  return cards.filter((card) => Object.entries(rule).every(([field, value]) => fieldsOf(card)[field] === value))
}
