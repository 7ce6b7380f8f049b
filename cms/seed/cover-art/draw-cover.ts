import { coverTones, type Ground } from './cover-tones'
import type { MotifName } from './motif-names'
import { drawArcs } from './motifs/arcs'
import { drawChart } from './motifs/chart'
import { drawCoins } from './motifs/coins'
import { drawGrid } from './motifs/grid'
import { drawHouse } from './motifs/house'
import { drawLedger } from './motifs/ledger'
import { drawRupee } from './motifs/rupee'
import { drawScale } from './motifs/scale'
import { drawShield } from './motifs/shield'
import { drawSteps } from './motifs/steps'
import { seededRandom } from './seeded-random'
import type { Sheet } from './sheet'
import { rect, short } from './svg-shapes'

export interface CoverSubject {
  /** What tells covers apart: the same slug is always drawn the same way. */
  slug: string
  motif: MotifName
  /** Gives the colours; any text. */
  category: string
}

const drawMotif: Readonly<Record<MotifName, (sheet: Sheet) => string>> = {
  coins: drawCoins,
  ledger: drawLedger,
  chart: drawChart,
  rupee: drawRupee,
  steps: drawSteps,
  arcs: drawArcs,
  house: drawHouse,
  shield: drawShield,
  grid: drawGrid,
  scale: drawScale,
}

/** Twice as many covers on paper as on either other ground keep a page of them calm. */
const grounds = ['paper', 'paper', 'tint', 'deep'] as const satisfies readonly Ground[]

/** Turned round, figures would stand on the wrong side and a rise would be a fall. */
const oneWay: ReadonlySet<MotifName> = new Set(['ledger', 'chart', 'rupee', 'grid'])

/** Looks at the drawing from nearer or from the other side, so that no two pictures of a motif are framed alike. */
function framed(drawing: string, { width, height, random }: Sheet, mayMirror: boolean): string {
  const zoom = random.pick([1, random.between(1, 1.1), random.between(1.1, 1.3)])
  const [towardsX, towardsY] = [width * random.between(0.35, 0.65), height * random.between(0.45, 0.75)]
  const mirror = mayMirror && random.chance(0.5) ? ` translate(${width} 0) scale(-1 1)` : ''
  const nearer = `translate(${short(towardsX * (1 - zoom))} ${short(towardsY * (1 - zoom))}) scale(${zoom.toFixed(3)})`
  return `<g transform="${nearer}${mirror}">${drawing}</g>`
}

/** A cover as an SVG document, made for 1200 by 800 or 800 by 1200. */
export function drawCover({ slug, motif, category, width, height }: CoverSubject & { width: number; height: number }): string {
  const random = seededRandom(`${motif} ${slug}`)
  const tones = coverTones(category, random.pick(grounds))
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
  const drawing = framed(drawMotif[motif](sheet), sheet, !oneWay.has(motif))
  const clips = outlines.map((outline, at) => `<clipPath id="outline-${at + 1}">${outline}</clipPath>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${clips}</defs>${rect(0, 0, width, height, tones.ground)}${drawing}</svg>`
  )
}
