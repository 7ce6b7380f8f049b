import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, polyline, rect, ring, turned } from '../svg-shapes'

/** The lines of a column of print. */
const column = (x: number, y: number, wide: number, lines: number, fill: string) =>
  range(lines)
    .map((at) => rect(x, y + at * 30, at === lines - 1 ? wide * 0.6 : wide, 12, fill))
    .join('')

/** The front page of a newspaper beside a glass of tea; a given figure is the headline. */
export function drawNewspaper(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, band } = sceneOf(sheet)
  const head = rect(84, 84, 632, 14, tones.figureInk) + rect(220, 116, 360, 44, tones.figureInk, 3) + rect(84, 178, 632, 6, tones.figureInk)
  const page = rect(70, 70, 700, 860, tones.firm, 4) + rect(58, 56, 700, 860, tones.soft, 4) + rect(46, 42, 708, 860, tones.paper, 4)
  const points = [0, 1, 2, 3, 4].map((at) => [110 + at * 84, 536 - at * 40 + random.between(-22, 22)] as const)
  const plain =
    rect(84, 214, 500, 34, tones.ink) +
    rect(84, 262, 380, 34, tones.ink) +
    rect(84, 330, 392, 260, tones.faint) +
    polyline(points, tones.accent, 14) +
    column(500, 336, 216, 9, tones.paleInk) +
    column(84, 620, 180, 6, tones.paleInk) +
    column(292, 620, 180, 6, tones.paleInk) +
    column(500, 620, 216, 6, tones.paleInk)
  const headline =
    figure === undefined
      ? plain
      : lettering(figure, { x: 84, y: 226, wide: 632, high: 210 }, tones.figureInk) +
        rect(84, 470, 632, 10, tones.accent) +
        [0, 1, 2].map((at) => column(84 + at * 222, 512, 188, 9, tones.paleInk)).join('')
  // A glass of tea from above
  const glass =
    circle(864, 590, 118, tones.field) +
    circle(852, 574, 108, tones.strong) +
    circle(852, 574, 92, tones.paper) +
    circle(852, 574, 80, tones.soft) +
    ring(852, 574, 60, tones.faint, 4)
  return place(band(-400, 1400, tones.field), turned(random.pick([-6, -4, 3]), [400, 440], page + head + headline), glass)
}
