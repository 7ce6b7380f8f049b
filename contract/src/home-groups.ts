import { namesOf } from './names-of.ts'

/** The rule that brings a published article into a group of the front page. */
type GroupRule =
  /** Its category or subcategory contains one of the words, ignoring case. The cms decides this on save and stores it in a column. */
  | { in: 'category' | 'subcategory'; words: readonly string[] }
  | { featured: true }
  | { section: 'bottom' }
  | { sameAs: 'finance' | 'trending' }
  | 'every article'
  | 'figures hold'
  | 'newest of each category'

interface GroupRow {
  /** The heading of its block on the front page. */
  title: string
  /** The maximum number of cards. */
  size: number
  rule: GroupRule
  /** The position of its block from the top. Blocks less than three places apart may be on one screen. */
  place: number
  /** Its articles may appear once more, off screen from it. */
  mayRepeat?: true
  /** The group is filled up to this number with articles shown above; default three. */
  fewest?: number
}

const inCategory = (...words: string[]) => ({ in: 'category', words }) as const

/**
 * The groups of the front page in the order in which they choose articles: from top to bottom, and on one screen the group with the
 * fewest candidates first. Columns, queries, the answer's schema and headings are derived from this table or checked against it.
 * `without-repeats.ts` chooses each group's articles.
 */
export const homeGroups = {
  /** 1 large, 2 small, 4 in the side list */
  trending: { title: 'Trending', size: 7, rule: { featured: true }, place: 0 },
  /** Four titles below Trending */
  trendingAt: { title: 'Trending at', size: 4, rule: { sameAs: 'trending' }, place: 0, mayRepeat: true, fewest: 0 },
  bottom: { title: 'More to read', size: 3, rule: { section: 'bottom' }, place: 2 },
  /** At the top of its column, and so off screen from News */
  latestUpdates: { title: 'Live Update', size: 4, rule: 'figures hold', place: 0, mayRepeat: true },
  recommended: { title: 'Recommended For You', size: 4, rule: 'newest of each category', place: 1, mayRepeat: true },
  feed: { title: 'Latest', size: 12, rule: 'every article', place: 1, mayRepeat: true },
  /** 1 large, 1 small, 6 in the grid */
  news: { title: 'News', size: 8, rule: { in: 'subcategory', words: ['news'] }, place: 3 },
  /** 1 large, 2 small, 4 in the list */
  finance: { title: 'Finance', size: 7, rule: inCategory('finance', 'financial'), place: 4 },
  investment: { title: 'Investment', size: 8, rule: inCategory('investment'), place: 5 },
  highlights: { title: 'Highlights', size: 3, rule: { sameAs: 'finance' }, place: 6 },
  business: { title: 'Business', size: 7, rule: { sameAs: 'finance' }, place: 7 },
  fintech: { title: 'FinTech', size: 7, rule: inCategory('fintech'), place: 7 },
  budget: { title: 'Budget', size: 8, rule: inCategory('budget'), place: 8 },
  loan: { title: 'Loan', size: 8, rule: inCategory('loan'), place: 8 },
  tax: { title: 'Tax', size: 8, rule: inCategory('tax'), place: 9 },
  gst: { title: 'GST', size: 8, rule: inCategory('gst'), place: 9 },
  saving: { title: 'Saving', size: 8, rule: inCategory('saving'), place: 10 },
} as const satisfies Record<string, GroupRow>

export type HomeGroup = keyof typeof homeGroups

/** The names of all groups, in the order of the table. */
export const homeGroupNames = namesOf(homeGroups)

/** The groups whose rule is a list of words. */
export type WordGroup = { [Group in HomeGroup]: (typeof homeGroups)[Group]['rule'] extends { words: unknown } ? Group : never }[HomeGroup]

export const isWordGroup = (group: HomeGroup): group is WordGroup => 'words' in Object(homeGroups[group].rule)

export const wordGroups = homeGroupNames.filter(isWordGroup)

/** True if an article's category or subcategory brings it into a group. */
export function isInWordGroup(group: WordGroup, article: { category: string; subcategory: string }): boolean {
  const { in: field, words }: { in: 'category' | 'subcategory'; words: readonly string[] } = homeGroups[group].rule
  const text = article[field].toLowerCase()
  return words.some((word) => text.includes(word))
}

/** The column of an article that stores if it is in a word group: `inFinance`. */
export type WordGroupColumn = `in${Capitalize<WordGroup>}`

export const columnOfGroup = <Group extends WordGroup>(group: Group) =>
  // The text has the form that the type gives.
  `in${group.charAt(0).toUpperCase()}${group.slice(1)}` as `in${Capitalize<Group>}`
