/** An amount or a percentage as text: "₹12.75 lakh", "18%". */
const amount = /₹\d(?:[\d,.]*\d)?(?: (?:lakh|crore)\b)?|\d(?:[\d.]*\d)?%/

/** Longer ones would be too small to read in a message preview. */
const longest = 14

/** Returns the first amount or percentage of at most 14 characters in some texts; undefined if there is none. */
export const firstAmount = (texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => amount.exec(text)?.[0] ?? []).find((each) => each.length <= longest)
