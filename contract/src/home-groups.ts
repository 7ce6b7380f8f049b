import { namesOf } from './names-of.ts'

/** What brings a published article into a group of the front page. */
type GroupRule =
  /** Its category or subcategory contains one of the words, whatever the case. Decided when it is saved and kept in a column of its own. */
  | { in: 'category' | 'subcategory'; words: readonly string[] }
  | { featured: true }
  | { section: 'bottom' }
  | { sameAs: 'finance' | 'trending' }
  | 'every article'
  | 'figures hold'
  | 'newest of each category'

interface GroupRow {
  /** What heads its block on the front page. */
  title: string
  /** How many cards it shows at most. */
  size: number
  rule: GroupRule
  /** Where its block stands, from the top: blocks less than three places apart may be seen in one screen. */
  place: number
  /** What it shows may stand once more, out of its sight. */
  mayRepeat?: true
  /** Filled up to so many with what stands above; three where nothing is said. */
  fewest?: number
}

const about = (...words: string[]) => ({ in: 'category', words }) as const

/**
 * The groups of the front page in the order in which they take their articles: from the top down, and of those in one screen
 * the one with the least to choose from first. The columns of an article, the queries, the answer's schema and the headings of
 * the page follow from this table, or are checked against it; what each shows of its articles is in `without-repeats.ts`.
 */
export const homeGroups = {
  /** 1 big, 2 small, a side list of 4 */
  trending: { title: 'Trending', size: 7, rule: { featured: true }, place: 0 },
  /** Four titles below them */
  trendingAt: { title: 'Trending at', size: 4, rule: { sameAs: 'trending' }, place: 0, mayRepeat: true, fewest: 0 },
  bottom: { title: 'More to read', size: 3, rule: { section: 'bottom' }, place: 2 },
  /** At the head of its column, and so out of sight of the news */
  latestUpdates: { title: 'Live Update', size: 4, rule: 'figures hold', place: 0, mayRepeat: true },
  recommended: { title: 'Recommended For You', size: 4, rule: 'newest of each category', place: 1, mayRepeat: true },
  feed: { title: 'Latest', size: 12, rule: 'every article', place: 1, mayRepeat: true },
  /** 1 large, 1 small, 6 in the grid */
  news: { title: 'News', size: 8, rule: { in: 'subcategory', words: ['news'] }, place: 3 },
  /** 1 large, 2 small, 4 in the list */
  finance: { title: 'Finance', size: 7, rule: about('finance', 'financial'), place: 4 },
  investment: { title: 'Investment', size: 8, rule: about('investment'), place: 5 },
  highlights: { title: 'Highlights', size: 3, rule: { sameAs: 'finance' }, place: 6 },
  business: { title: 'Business', size: 7, rule: { sameAs: 'finance' }, place: 7 },
  fintech: { title: 'FinTech', size: 7, rule: about('fintech'), place: 7 },
  budget: { title: 'Budget', size: 8, rule: about('budget'), place: 8 },
  loan: { title: 'Loan', size: 8, rule: about('loan'), place: 8 },
  tax: { title: 'Tax', size: 8, rule: about('tax'), place: 9 },
  gst: { title: 'GST', size: 8, rule: about('gst'), place: 9 },
  saving: { title: 'Saving', size: 8, rule: about('saving'), place: 10 },
} as const satisfies Record<string, GroupRow>

export type HomeGroup = keyof typeof homeGroups

/** Every group, in the order of the table. */
export const homeGroupNames = namesOf(homeGroups)

/** The groups that words decide. */
export type WordGroup = { [Group in HomeGroup]: (typeof homeGroups)[Group]['rule'] extends { words: unknown } ? Group : never }[HomeGroup]

export const isWordGroup = (group: HomeGroup): group is WordGroup => 'words' in Object(homeGroups[group].rule)

export const wordGroups = homeGroupNames.filter(isWordGroup)

/** Whether the words of an article bring it into a group. */
export function isInWordGroup(group: WordGroup, article: { category: string; subcategory: string }): boolean {
  const { in: field, words }: { in: 'category' | 'subcategory'; words: readonly string[] } = homeGroups[group].rule
  const text = article[field].toLowerCase()
  return words.some((word) => text.includes(word))
}

/** The column of an article that keeps whether it is in a group that words decide: `inFinance`. */
export type WordGroupColumn = `in${Capitalize<WordGroup>}`

export const columnOfGroup = <Group extends WordGroup>(group: Group) =>
  // The text is put together as its type says.
  `in${group.charAt(0).toUpperCase()}${group.slice(1)}` as `in${Capitalize<Group>}`
