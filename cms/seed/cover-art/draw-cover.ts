import { coverTones, hueOfCategory, type Ground } from './cover-tones'
import { drawMotif } from './draw-motif'
import type { MotifName } from './motif-names'
import { seededRandom } from './seeded-random'
import type { Sheet } from './sheet'
import { rect, svgNumber } from './svg-shapes'

export interface CoverSubject {
  /** The seed of the drawing: the same slug is always drawn the same way. */
  slug: string
  motif: MotifName
  /** Decides the colours if `hue` is not given. Any text is allowed. */
  category: string
  /** In degrees. Given if neighbouring covers already have the category's hue. */
  hue?: number | undefined
  /** The number that the article is about, drawn in large letters on the motif. */
  figure?: string | undefined
}

/** Paper is twice as likely as each other ground, which keeps a page of covers calm. */
const grounds = ['paper', 'paper', 'tint', 'deep'] as const satisfies readonly Ground[]

/** Motifs that must not be mirrored: their figures would be on the wrong side and a rise would look like a fall. */
const oneWay: ReadonlySet<MotifName> = new Set([
  ...(['ledger', 'chart', 'rupee', 'grid', 'meter', 'passbook', 'clock', 'ration'] as const),
  ...(['phone', 'bill', 'stamp', 'newspaper'] as const),
])

/** Zooms and mirrors the drawing at random, so that covers with one motif differ. */
function framed(drawing: string, { width, height, random }: Sheet, mayMirror: boolean): string {
  const zoom = random.pick([1, random.between(1, 1.1), random.between(1.1, 1.3)])
  const [towardsX, towardsY] = [width * random.between(0.35, 0.65), height * random.between(0.45, 0.75)]
  const mirror = mayMirror && random.chance(0.5) ? ` translate(${width} 0) scale(-1 1)` : ''
  const nearer = `translate(${svgNumber(towardsX * (1 - zoom))} ${svgNumber(towardsY * (1 - zoom))}) scale(${zoom.toFixed(3)})`
  return `<g transform="${nearer}${mirror}">${drawing}</g>`
}

/** Draws a cover as an SVG document of 1200 by 800 or 800 by 1200. */
export function drawCover({
  slug,
  motif,
  category,
  hue = hueOfCategory(category),
  figure,
  width,
  height,
}: CoverSubject & { width: number; height: number }): string {
  const random = seededRandom(`${motif} ${slug}`)
  const tones = coverTones(hue, random.pick(grounds))
  const outlines: string[] = []
  const sheet: Sheet = {
    width,
    height,
    side: Math.min(width, height),
    tall: height > width,
    tones,
    random,
    within(outline, content) {
      const id = `outline-${outlines.push(outline)}`
      return `<g clip-path="url(#${id})">${content}</g>`
    },
  }
  const [plain, figured] = drawMotif[motif]
  const drawing = figure === undefined ? framed(plain(sheet), sheet, !oneWay.has(motif)) : figured(figure, sheet)
  const clips = outlines.map((outline, at) => `<clipPath id="outline-${at + 1}">${outline}</clipPath>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${clips}</defs>${rect(0, 0, width, height, tones.ground)}${drawing}</svg>`
  )
}
