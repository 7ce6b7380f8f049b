const longestSlug = 60

/** A tag with a single article leads nowhere else, so lists leave it out. */
export const minArticlesOfListedTag = 2
export const maxListedTags = 500

/** The number of articles on a page of a tag. */
export const tagPageSize = 12

/** Returns the slug of a tag. Tags that differ only in case or punctuation share it. Returns "" if no letter or digit is left. */
export const slugOfTag = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longestSlug)
    .replace(/-$/, '')

/** Returns the path of a tag's page. */
export const tagPath = (slug: string): string => `/tag/${encodeURIComponent(slug)}`
