import type { SearchAnswer } from '@artha/contract/search'
import type { SearchType } from '@artha/contract/search-types'
import { linkAddressOf } from './link-address.ts'

export interface LinkOffer {
  path: string
  title: string
  kind: string
}

const kinds: Record<SearchType, string> = {
  calculators: 'Calculator',
  terms: 'Glossary',
  articles: 'Article',
  figures: 'Figure',
  topics: 'Topic',
  stories: 'Story',
  pages: 'Page',
}
const most = 6

/** Returns the words to search our pages by; "" while the text is an address, the beginning of one, or too short. */
export function searchedWords(written: string): string {
  const words = written.trim()
  return words.length < 2 || /[:/#?@\\]/.test(words) || linkAddressOf(words) !== undefined ? '' : words.slice(0, 100)
}

/** Returns the best pages of a search as links, of those that `accepts` takes. */
export const linkOffers = ({ groups }: SearchAnswer, accepts: (offer: Pick<LinkOffer, 'path'>) => boolean = () => true): LinkOffer[] =>
  groups
    .flatMap(({ type, results }) => results.map(({ path, title, rank }) => ({ type, path, title, rank })))
    .filter(accepts)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ type, path, title }) => ({ path, title: title.map(({ text }) => text).join(''), kind: kinds[type] }))
