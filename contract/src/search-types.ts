/** The types of results. At equal rank, they are shown in this order. */
export const searchTypes = ['calculators', 'terms', 'articles', 'figures', 'topics', 'stories', 'pages'] as const
export type SearchType = (typeof searchTypes)[number]

export const maxSearchLength = 100
/** The number of results per type if no type is requested, and per page if one is. */
export const resultsPerGroup = 5
export const resultsPerPage = 20
export const maxSearchPage = 5

/** Counting stops at this number. */
export const maxCountedResults = 1_000
