import type { CoverTones } from './cover-tones'
import { drawMotif } from './draw-motif'
import type { MotifName } from './motif-names'
import { drawAbout, drawAcademy, drawCalculator, drawEmpty, drawNotFound, drawSignIn } from './page-drawings'
import { seededRandom } from './seeded-random'
import type { Sheet } from './sheet'
import { rect } from './svg-shapes'

/** The tones as the CSS variables of the site. Each theme sets its own colours (ui/drawing.module.css). */
const themed: CoverTones = {
  ground: 'var(--d-ground)',
  field: 'var(--d-field)',
  faint: 'var(--d-faint)',
  soft: 'var(--d-soft)',
  firm: 'var(--d-firm)',
  strong: 'var(--d-strong)',
  shade: 'var(--d-strong)',
  line: 'var(--d-strong)',
  paper: 'var(--d-sheet)',
  paleInk: 'var(--d-pale-ink)',
  ink: 'var(--d-ink)',
  figureInk: 'var(--d-ink)',
  accent: 'var(--mark)',
}

/** The motif shown for an article without a picture, by category; other categories use `plain`. */
const motifByCategory = {
  plain: 'coins',
  news: 'newspaper',
  finance: 'passbook',
  'finance-blog': 'ledger',
  budget: 'tiffin',
  investment: 'plant',
  loan: 'key',
  gst: 'bill',
  tax: 'stamp',
  saving: 'pot',
  insurance: 'monsoon',
  'case-studies': 'scale',
  fintech: 'phone',
} as const satisfies Readonly<Record<string, MotifName>>

const pages = { about: drawAbout, academy: drawAcademy, empty: drawEmpty, 'not-found': drawNotFound, 'sign-in': drawSignIn } as const

/** An SVG document. Pages include the element with the id "d". */
function documentOf(name: string, width: number, height: number, draw: (sheet: Sheet) => string): string {
  const outlines: string[] = []
  const sheet: Sheet = {
    width,
    height,
    side: Math.min(width, height),
    tall: false,
    tones: themed,
    random: seededRandom(`site ${name}`),
    within(outline, content) {
      const id = `o${outlines.push(outline)}`
      return `<g clip-path="url(#${id})">${content}</g>`
    },
  }
  const drawing = draw(sheet)
  const clips = outlines.map((outline, at) => `<clipPath id="o${at + 1}">${outline}</clipPath>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g id="d">` +
    `${clips}${rect(0, 0, width, height, themed.ground)}${drawing}</g></svg>\n`
  )
}

/** Returns the site's own drawings by file name in `frontend/src/ui/drawings`. */
export function siteDrawings(): ReadonlyMap<string, string> {
  const ofCategories = Object.entries(motifByCategory).map(
    ([name, motif]) => [`categories/${name}.svg`, documentOf(name, 1200, 800, drawMotif[motif][0])] as const,
  )
  const ofPages = Object.entries(pages).map(([name, draw]) => [`${name}.svg`, documentOf(name, 1200, 400, draw)] as const)
  const calculator = ['categories/calculator.svg', documentOf('calculator', 1200, 800, drawCalculator)] as const
  return new Map([...ofCategories, calculator, ...ofPages])
}
