import type { SearchType } from '@artha/contract/search-types'

/** The heading of each type of result. */
export const groupNames: Readonly<Record<SearchType, string>> = {
  calculators: 'Calculators',
  terms: 'Financial terms',
  articles: 'Articles',
  figures: 'Official figures',
  topics: 'Topics',
  stories: 'Stories',
  pages: 'Site pages',
}
