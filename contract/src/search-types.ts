/** The types of results. At equal rank, they are shown in this order. */
export const searchTypes = ['calculators', 'terms', 'articles', 'figures', 'topics', 'stories', 'pages'] as const
export type SearchType = (typeof searchTypes)[number]

export const longestSearch = 100
/** The number of results per type if no type is requested, and per page if one is. */
export const resultsOfEach = 5
export const resultsOfPage = 20
export const lastSearchPage = 5

/** Counting stops at this number. */
export const mostCountedResults = 1_000
