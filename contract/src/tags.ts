const longest = 60

/** A tag that one article has leads nowhere else: it is in no list of tags. */
export const fewestOfListedTag = 2
export const mostListedTags = 500

/** So many articles are on a page of a tag. */
export const tagPageSize = 12

/** The end of a tag's address; tags that differ by letters' size and signs alone are one. "" where no letter or digit is left. */
export const slugOfTag = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longest)
    .replace(/-$/, '')

/** Where the articles of a tag are listed. */
export const tagPath = (slug: string): string => `/tag/${encodeURIComponent(slug)}`
