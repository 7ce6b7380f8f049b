import type { ShortVersion } from '@artha/contract/article-extras'

/** Returns the first text of the short version that contains the number on the cover, as a caption. Returns "" if there is none. */
export function coverCaption(number: string | undefined, short: ShortVersion | undefined): string {
  if (short === undefined || number === undefined) return ''
  const { lines, figure, figureSays, costsOrSaves } = short
  const said = [`${figure} ${figureSays}`, ...lines, costsOrSaves].find((text) => text.includes(number))
  return said === undefined ? '' : `On the cover: ${said.trim().replace(/\.?$/, '.')}`
}
