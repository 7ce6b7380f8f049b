/** The contract's longest filter text. */
const longestText = 100

/** What was typed or stands in an address, as it can be searched for. The server refuses control characters. */
export const searchText = (typed: string) =>
  typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestText)
