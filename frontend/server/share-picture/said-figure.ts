/** An amount or a percentage as it is read: "₹12.75 lakh", "18%". */
const figure = /₹\d(?:[\d,.]*\d)?(?: (?:lakh|crore)\b)?|\d(?:[\d.]*\d)?%/

/** Longer ones would be too small to read in a message. */
const longest = 14

/** The first amount or percentage that texts say; a word with other digits around it is none. */
export const saidFigure = (texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => figure.exec(text)?.[0] ?? []).find((each) => each.length <= longest)
