import type { CoverTones } from './cover-tones'
import type { Random } from './seeded-random'
import { line, type Point } from './svg-shapes'

/** The drawing area of a motif. Wide sheets are 1200 by 800, tall ones 800 by 1200, so `side` is 800 on both. */
export interface Sheet {
  width: number
  height: number
  /** The shorter of width and height. */
  side: number
  tall: boolean
  tones: CoverTones
  random: Random
  /** Clips `content` to `outline` (shapes of any fill). */
  within(outline: string, content: string): string
}

export const hairline = 2.5

/** Parallel hairlines over a square centred on a point; clip them with `within`. */
export function hatching([x, y]: Point, reach: number, degrees: number, spacing: number, stroke: string, width = hairline): string {
  const angle = (degrees * Math.PI) / 180
  const [alongX, alongY] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
  const count = Math.floor(reach / spacing)
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const off = (index - count) * spacing
    const [fromX, fromY] = [x - Math.sin(angle) * off, y + Math.cos(angle) * off]
    return line([fromX - alongX, fromY - alongY], [fromX + alongX, fromY + alongY], stroke, width)
  }).join('')
}

/** The numbers from 0 to `count - 1`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
