import type { CoverTones } from './cover-tones'
import { drawMotif } from './draw-motif'
import type { MotifName } from './motif-names'
import { drawAbout, drawAcademy, drawCalculator, drawEmpty, drawNotFound, drawSignIn } from './page-drawings'
import { seededRandom } from './seeded-random'
import type { Sheet } from './sheet'
import { rect } from './svg-shapes'

/** The tones of a cover as the site's styles name them: each theme gives them other colours (ui/drawing.module.css). */
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

/** What stands for an article of a category that has no picture; the rest have `plain`. */
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

/** A drawing as a document; its part "d" is what pages take from it. */
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

/** The drawings of the site in the family of the covers, by their files in `frontend/src/ui/drawings`. */
export function siteDrawings(): ReadonlyMap<string, string> {
  const ofCategories = Object.entries(motifByCategory).map(
    ([name, motif]) => [`categories/${name}.svg`, documentOf(name, 1200, 800, drawMotif[motif][0])] as const,
  )
  const ofPages = Object.entries(pages).map(([name, draw]) => [`${name}.svg`, documentOf(name, 1200, 400, draw)] as const)
  const calculator = ['categories/calculator.svg', documentOf('calculator', 1200, 800, drawCalculator)] as const
  return new Map([...ofCategories, calculator, ...ofPages])
}
