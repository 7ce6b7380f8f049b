/** A list with more rows than this shows only its first and last rows; a button shows the rest. */
const longestUnfolded = 24
const [shownFirst, shownLast] = [8, 4]

/** The range of hidden rows, `to` excluded; undefined if all rows are shown. */
export const foldOf = (rows: number, isOpen: boolean) => (isOpen || rows <= longestUnfolded ? undefined : { from: shownFirst, to: rows - shownLast })
