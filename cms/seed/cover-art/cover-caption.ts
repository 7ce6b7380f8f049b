import type { ShortVersion } from '@artha/contract/article-extras'
import { coverFigure } from './cover-figure'

/** What the number on a cover counts, in the words of the short version; "" for a cover without one. */
export function coverCaption(short: ShortVersion | undefined): string {
  const number = coverFigure(short)
  if (short === undefined || number === undefined) return ''
  const { lines, figure, figureSays, costsOrSaves } = short
  const said = [`${figure} ${figureSays}`, ...lines, costsOrSaves].find((text) => text.includes(number)) ?? number
  return `On the cover: ${said.trim().replace(/\.?$/, '.')}`
}
