/** A list of more rows than these is folded: what comes first and last stands there, the rest at a press. */
const longestUnfolded = 24
const [shownFirst, shownLast] = [8, 4]

/** From which row to which one, without it, a list is folded; undefined where all of it is shown. */
export const foldOf = (rows: number, isOpen: boolean) => (isOpen || rows <= longestUnfolded ? undefined : { from: shownFirst, to: rows - shownLast })
