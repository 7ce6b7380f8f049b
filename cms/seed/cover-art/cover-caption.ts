import type { ShortVersion } from '@artha/contract/article-extras'

/** What the number on a cover counts, in the words of the short version; "" for a cover without one, and where the short version does not say it. */
export function coverCaption(number: string | undefined, short: ShortVersion | undefined): string {
  if (short === undefined || number === undefined) return ''
  const { lines, figure, figureSays, costsOrSaves } = short
  const said = [`${figure} ${figureSays}`, ...lines, costsOrSaves].find((text) => text.includes(number))
  return said === undefined ? '' : `On the cover: ${said.trim().replace(/\.?$/, '.')}`
}
