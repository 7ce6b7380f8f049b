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
import { rect } from './svg-shapes'

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

/** A cover as an SVG document, made for 1200 by 800 or 800 by 1200. */
export function drawCover({ slug, motif, category, width, height }: CoverSubject & { width: number; height: number }): string {
  const random = seededRandom(`${motif} ${slug}`)
  const tones = coverTones(category, random.pick(grounds))
  const outlines: string[] = []
  const drawing = drawMotif[motif]({
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
  })
  const clips = outlines.map((outline, at) => `<clipPath id="outline-${at + 1}">${outline}</clipPath>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${clips}</defs>${rect(0, 0, width, height, tones.ground)}${drawing}</svg>`
  )
}
