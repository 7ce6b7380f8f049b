import { namesOf } from './names-of.ts'

/** What brings a published article into a group of the front page. */
type GroupRule =
  /** Its category or subcategory contains one of the words, whatever the case. Decided when it is saved and kept in a column of its own. */
  | { in: 'category' | 'subcategory'; words: readonly string[] }
  | { featured: true }
  | { section: 'bottom' }
  | { sameAs: 'finance' }
  | 'every article'
  | 'newest of each category'

interface GroupRow {
  /** What heads its block on the front page. */
  title: string
  /** How many cards it shows at most. */
  size: number
  rule: GroupRule
  /** Shows its newest, whatever stands above it. */
  mayRepeat?: true
}

const about = (...words: string[]) => ({ in: 'category', words }) as const

/**
 * The groups of the front page in the order in which they stand there, then those beside them. The columns of an article, the
 * queries, the answer's schema and the headings of the page follow from this table, or are checked against it; what each
 * shows of its articles is in `without-repeats.ts`. Live Update shows the first of the feed.
 */
export const homeGroups = {
  /** 1 big, 2 small, a side list of 4, and "Trending at" */
  trending: { title: 'Trending', size: 7, rule: { featured: true } },
  bottom: { title: 'More to read', size: 3, rule: { section: 'bottom' } },
  /** 1 large, 1 small, 6 in the grid */
  news: { title: 'News', size: 8, rule: { in: 'subcategory', words: ['news'] } },
  /** 1 large, 2 small, 4 in the list */
  finance: { title: 'Finance', size: 7, rule: about('finance', 'financial') },
  investment: { title: 'Investment', size: 8, rule: about('investment') },
  highlights: { title: 'Highlights', size: 3, rule: { sameAs: 'finance' } },
  business: { title: 'Business', size: 7, rule: { sameAs: 'finance' } },
  fintech: { title: 'FinTech', size: 7, rule: about('fintech') },
  budget: { title: 'Budget', size: 8, rule: about('budget') },
  loan: { title: 'Loan', size: 8, rule: about('loan') },
  tax: { title: 'Tax', size: 8, rule: about('tax') },
  gst: { title: 'GST', size: 8, rule: about('gst') },
  saving: { title: 'Saving', size: 8, rule: about('saving') },
  recommended: { title: 'Recommended For You', size: 4, rule: 'newest of each category', mayRepeat: true },
  feed: { title: 'Latest', size: 12, rule: 'every article', mayRepeat: true },
} as const satisfies Record<string, GroupRow>

export type HomeGroup = keyof typeof homeGroups

/** Every group, in the order of the page. */
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
