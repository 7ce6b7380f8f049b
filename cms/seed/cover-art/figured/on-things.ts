import { inkOn } from '../cover-tones'
import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { hairline, range, type Sheet } from '../sheet'
import { circle, ellipse, filledPath, pathData, polygon, rect, ring, ringSlice, strokedPath, turned } from '../svg-shapes'

/** The fare meter of an auto-rickshaw, showing the figure. */
export function meterWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, floor } = sceneOf(sheet)
  const flag = turned(
    random.pick([-30, -20, 18, 28]),
    [400, 176],
    rect(391, 90, 18, 90, tones.strong) + rect(300, 40, 200, 74, tones.accent, 10) + rect(334, 69, 132, 15, tones.paper),
  )
  const glass = rect(66, 276, 668, 250, tones.paper, 8)
  const folds = rect(66, 276, 668, 26, tones.faint, 8) + rect(66, 500, 668, 26, tones.faint, 8)
  const drums = range(3).map((at) => rect(66 + at * 62, 576, 54, 74, tones.paper, 4) + rect(84 + at * 62, 600, 18, 26, tones.ink, 3))
  const feet = [110, 570].map((x) => rect(x, 690, 120, 52, tones.strong))
  return place(
    floor(740),
    flag,
    filledPath('M 250 216 A 150 96 0 0 1 550 216 Z', tones.strong),
    circle(400, 176, 24, tones.soft),
    feet.join(''),
    rect(58, 250, 760, 480, tones.faint, 40),
    rect(20, 210, 760, 490, tones.firm, 40),
    rect(20, 660, 760, 22, tones.strong),
    rect(44, 252, 712, 298, tones.shade, 14),
    glass,
    folds,
    lettering(figure, { x: 96, y: 312, wide: 608, high: 178 }, tones.figureInk),
    drums.join(''),
    circle(650, 612, 44, tones.faint),
    ring(650, 612, 60, tones.line, hairline),
  )
}

/** Two tiers of a lunch box with the figure on the lower one. */
export function tiffinWith(figure: string, sheet: Sheet): string {
  const { tones, within } = sheet
  const { place, floor } = sceneOf(sheet)
  const tier = (y: number, high: number, fill: string) => {
    const box = rect(80, y, 640, high, fill, 30)
    return box + within(box, rect(664, y, 120, high, tones.shade)) + rect(62, y - 12, 676, 34, tones.strong, 16)
  }
  const frame = strokedPath('M 50 770 V 210 Q 50 70 400 70 Q 750 70 750 210 V 770', tones.line, 22) + rect(270, 42, 260, 56, tones.strong, 28)
  const steam = [300, 400, 500].map((x) => strokedPath(pathData('M', x, 24, 'q', 16, -24, 0, -48), tones.soft, 9))
  const lid = filledPath('M 92 232 C 92 110 708 110 708 232 Z', tones.soft) + circle(400, 142, 26, tones.strong)
  const label = { x: 104, y: 474, wide: 540, high: 250 }
  return place(
    circle(400, 400, 390, tones.field),
    floor(740),
    steam.join(''),
    frame,
    lid,
    tier(240, 170, tones.accent),
    tier(420, 330, tones.firm),
    lettering(figure, { ...label, y: label.y + 20, high: 190 }, inkOn(tones.firm, tones)),
    rect(36, 748, 728, 26, tones.line, 8),
  )
}

/** A thali from above: bowls along the upper rim, and the figure in the middle. */
export function thaliWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, top, bottom } = sceneOf(sheet)
  const marked = random.whole(1, 3)
  const fills = [tones.firm, tones.soft, tones.strong, tones.firm, tones.soft]
  const bowls = range(5).map((at) => {
    const angle = ((202 + at * 34) * Math.PI) / 180
    const [x, y] = [400 + Math.cos(angle) * 262, 400 + Math.sin(angle) * 262]
    return (
      circle(x + 8, y + 10, 74, tones.soft) +
      circle(x, y, 72, tones.paper) +
      circle(x, y, 57, at === marked ? tones.accent : (fills[at] ?? tones.firm)) +
      (at % 2 ? circle(x - 16, y - 14, 8, tones.paper) + circle(x + 14, y + 8, 6, tones.paper) : '')
    )
  })
  const roti = ringSlice([400, 672], 0, 96, 180, 360, tones.paper) + ellipse(370, 642, 12, 6, tones.faint) + ellipse(430, 626, 14, 7, tones.faint)
  return place(
    rect(-20, top, 840, bottom - top, tones.field),
    rect(8, top, 12, bottom - top, tones.faint),
    rect(780, top, 12, bottom - top, tones.faint),
    circle(424, 430, 386, tones.strong),
    circle(400, 400, 380, tones.soft),
    circle(400, 400, 350, tones.faint),
    ring(400, 400, 365, tones.line, hairline),
    bowls.join(''),
    lettering(figure, { x: 90, y: 386, wide: 620, high: 150 }, inkOn(tones.faint, tones)),
    roti,
  )
}

/** A coin with the figure on it, and more coins behind. */
export function coinsWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, bottom } = sceneOf(sheet)
  const beads = range(60).map((at) => turned(at * 6, [400, 400], circle(400, 62, 7, tones.soft)))
  const side = random.pick([-1, 1])
  return place(
    rect(left, 520, right - left, bottom - 520, tones.field),
    circle(400 - side * 420, 520, 250, tones.faint),
    circle(400 + side * 430, 500, 270, tones.soft),
    ring(400 + side * 430, 500, 236, tones.line, hairline),
    circle(424, 428, 372, tones.line),
    circle(400, 400, 372, tones.firm),
    circle(400, 400, 318, tones.paper),
    beads.join(''),
    ring(400, 400, 296, tones.paleInk, hairline),
    lettering(figure, { x: 108, y: 296, wide: 584, high: 208 }, tones.figureInk),
    circle(400 - side * 330, 640, 92, tones.accent),
    ring(400 - side * 330, 640, 74, tones.paper, 5),
  )
}

/** An iron weight on its platform, with the figure on it. */
export function weightWith(figure: string, sheet: Sheet): string {
  const { tones } = sheet
  const { place, floor } = sceneOf(sheet)
  const weight = [
    [170, 270],
    [630, 270],
    [740, 640],
    [60, 640],
  ] as const
  return place(
    circle(400, 380, 380, tones.field),
    floor(712),
    ring(400, 190, 84, tones.line, 40),
    polygon(
      weight.map(([x, y]) => [x + 34, y + 4]),
      tones.faint,
    ),
    polygon(weight, tones.firm),
    rect(150, 244, 500, 34, tones.strong, 10),
    lettering(figure, { x: 128, y: 374, wide: 544, high: 196 }, inkOn(tones.firm, tones)),
    rect(20, 640, 760, 34, tones.strong, 8),
    polygon(
      [
        [150, 674],
        [650, 674],
        [690, 760],
        [110, 760],
      ],
      tones.soft,
    ),
    ringSlice([400, 752], 0, 62, 180, 360, tones.paper),
    turned(38, [400, 750], rect(396, 698, 8, 52, tones.accent)),
  )
}

/** A shield with the figure on its bar. */
export function shieldWith(figure: string, sheet: Sheet): string {
  const { tones, within } = sheet
  const { place, left, right, bottom } = sceneOf(sheet)
  const path = (grow: number) =>
    `M ${40 - grow} ${40 - grow} H ${760 + grow} V 400 C ${760 + grow} 600 580 ${700 + grow} 400 ${778 + grow} C 220 ${700 + grow} ${40 - grow} 600 ${40 - grow} 400 Z`
  const shape = filledPath(path(0), tones.firm)
  const chevron = polygon(
    [
      [40, 250],
      [400, 120],
      [760, 250],
      [760, 170],
      [400, 40],
      [40, 170],
    ],
    tones.accent,
  )
  const half = rect(400, 40, 400, 760, tones.strong)
  return place(
    rect(left, 400, right - left, bottom - 400, tones.field),
    filledPath(path(26), tones.faint),
    shape,
    within(shape, half + chevron + rect(40, 290, 720, 252, tones.paper) + rect(40, 290, 720, 8, tones.shade) + rect(40, 534, 720, 8, tones.shade)),
    lettering(figure, { x: 74, y: 322, wide: 652, high: 188 }, tones.figureInk),
  )
}
