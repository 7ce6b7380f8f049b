import type { ShortVersion } from '@artha/contract/article-extras'

/** An amount or a percentage as it is read: "₹12.75 lakh", "18%". */
const figure = /₹\d[\d,.]*\d(?: (?:lakh|crore))?|\d[\d.]*%/

/** Longer ones would be too small to read on a card. */
const longest = 12

/** The number that an article is about, as its short version says it; most articles have none that could stand on a cover. */
export function coverFigure(short: ShortVersion | undefined): string | undefined {
  if (short === undefined) return undefined
  const said = [short.figure, ...short.lines, short.costsOrSaves].flatMap((text) => figure.exec(text)?.[0] ?? [])
  return said.find((each) => each.length <= longest)
}
