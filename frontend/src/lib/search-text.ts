/** The longest filter text that the contract allows, in characters. */
const longestText = 100

/** Cleans a text for the search: single spaces, no control characters (the server rejects them), at most `longestText` characters. */
export const searchText = (typed: string) =>
  typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestText)
