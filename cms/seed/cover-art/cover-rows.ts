import { coverHues, type HuedCover } from './cover-hues'

interface Placed {
  featured: boolean
  subcategory: string
}

/** The rows of the front page that hold articles of several categories. */
export const frontRows = ({ featured, subcategory }: Placed): string[] => [
  ...(featured ? ['trending'] : []),
  ...(subcategory.toLowerCase().includes('news') ? ['news'] : []),
]

/** The hues of what is published, whatever its order in the files. */
export const huesInTime = (covers: readonly (HuedCover & { publicationDate: string })[]) =>
  coverHues(covers.toSorted((a, b) => Date.parse(a.publicationDate) - Date.parse(b.publicationDate)))
