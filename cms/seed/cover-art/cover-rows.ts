import { coverHues, type HuedCover } from './cover-hues'

interface Placed {
  featured: boolean
  subcategory: string
}

/** Returns the rows of the front page that mix categories and contain the article. */
export const frontRows = ({ featured, subcategory }: Placed): string[] => [
  ...(featured ? ['trending'] : []),
  ...(subcategory.toLowerCase().includes('news') ? ['news'] : []),
]

/** Returns the hues of the covers by slug. Sorts the covers by publication date first. */
export const huesByDate = (covers: readonly (HuedCover & { publicationDate: string })[]) =>
  coverHues(covers.toSorted((a, b) => Date.parse(a.publicationDate) - Date.parse(b.publicationDate)))
