/** What can be found, in the order in which equals stand. */
export const searchTypes = ['calculators', 'terms', 'articles', 'figures', 'topics', 'stories', 'pages'] as const
export type SearchType = (typeof searchTypes)[number]

export const longestSearch = 100
/** How many of each type are answered where no type is asked for, and how many on a page of one type. */
export const resultsOfEach = 5
export const resultsOfPage = 20
export const lastSearchPage = 5

/** Counting stops here. */
export const mostCountedResults = 1_000
