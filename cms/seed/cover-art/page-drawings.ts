import { hairline, range, type Sheet } from './sheet'
import { circle, ellipse, filledPath, line, moved, polygon, rect, ring, ringSlice, strokedPath, turned } from './svg-shapes'

/** The floor of the strips at the head of pages, which are 1200 by 400. */
const floor = (top: number, { tones, width, height }: Sheet) =>
  rect(0, top, width, height - top, tones.faint) + line([0, top], [width, top], tones.line, hairline)

/** A glass of tea from the side; `[x, base]` is the middle of its foot. */
function tea(x: number, base: number, { tones, within }: Sheet): string {
  const glass = polygon(
    [
      [x - 46, base - 120],
      [x + 46, base - 120],
      [x + 34, base],
      [x - 34, base],
    ],
    tones.paper,
  )
  const steam = [-16, 12].map((off) => strokedPath(`M ${x + off} ${base - 136} q 12 -18 0 -36 t 0 -36`, tones.soft, 7))
  return (
    steam.join('') +
    glass +
    within(
      glass,
      rect(x - 60, base - 88, 120, 100, tones.firm) +
        range(4)
          .map((at) => rect(x - 42 + at * 24, base - 130, 5, 140, tones.soft))
          .join(''),
    )
  )
}

/** An empty platform after the train has left: a clock, a blank station board, rails. */
export function drawNotFound(sheet: Sheet): string {
  const { tones, width } = sheet
  const fringe = range(24).map((at) =>
    polygon(
      [
        [at * 50, 30],
        [at * 50 + 50, 30],
        [at * 50 + 39, 66],
        [at * 50 + 11, 66],
      ],
      at % 2 ? tones.firm : tones.soft,
    ),
  )
  const centre = [330, 172] as const
  const marks = range(12).map((at) => turned(at * 30, centre, rect(326, 92, 8, at % 3 ? 11 : 19, tones.figureInk)))
  const hand = (degrees: number, long: number, wide: number, fill: string) =>
    turned(degrees, centre, rect(330 - wide / 2, 172 - long, wide, long + 14, fill, wide / 2))
  const clock =
    rect(306, 40, 9, 60, tones.strong) +
    rect(345, 40, 9, 60, tones.strong) +
    circle(...centre, 108, tones.strong) +
    circle(...centre, 90, tones.paper) +
    marks.join('') +
    hand(302, 46, 11, tones.figureInk) +
    hand(24, 68, 8, tones.figureInk) +
    hand(205, 72, 4, tones.accent) +
    circle(...centre, 8, tones.accent)
  const board =
    rect(640, 230, 14, 120, tones.strong) +
    rect(966, 230, 14, 120, tones.strong) +
    rect(594, 128, 432, 142, tones.strong, 8) +
    rect(606, 140, 408, 118, tones.paper, 4) +
    [650, 742, 834].map((x) => rect(x, 190, 60, 14, tones.paleInk, 7)).join('') +
    strokedPath('M 926 197 h 48 m -22 -22 l 24 22 l -24 22', tones.accent, 10)
  const sleepers = range(13).map((at) => rect(at * 96 - 10, 366, 56, 14, tones.soft))
  return (
    rect(0, 0, width, 330, tones.field) +
    floor(330, sheet) +
    sleepers.join('') +
    rect(0, 358, width, 7, tones.strong) +
    rect(0, 380, width, 7, tones.strong) +
    rect(0, 0, width, 32, tones.strong) +
    fringe.join('') +
    clock +
    board
  )
}

/** A passbook, a key with a tag, and a glass of tea on a table. */
export function drawSignIn(sheet: Sheet): string {
  const { tones } = sheet
  const seal = range(12).map((at) => turned(at * 30, [330, 172], rect(325, 104, 10, 26, tones.paper)))
  const book =
    rect(196, 60, 300, 290, tones.soft, 12) +
    rect(180, 44, 300, 290, tones.firm, 12) +
    rect(206, 44, 10, 290, tones.soft) +
    seal.join('') +
    ring(330, 172, 50, tones.paper, 9) +
    circle(330, 172, 18, tones.paper) +
    rect(256, 268, 148, 16, tones.paper, 4) +
    rect(286, 296, 88, 10, tones.soft, 4)
  const key =
    ring(620, 230, 58, tones.accent, 24) +
    rect(672, 218, 260, 26, tones.accent) +
    rect(700, 208, 12, 46, tones.accent) +
    filledPath('M 862 240 h 24 v 42 h -24 Z M 900 240 h 32 v 62 h -18 v -20 h -14 Z', tones.accent)
  const tag =
    filledPath('M 560 300 l 34 -30 h 150 q 10 0 10 10 v 62 q 0 10 -10 10 h -150 l -34 -30 Z', tones.paper) +
    circle(590, 311, 9, tones.ground) +
    rect(620, 296, 96, 12, tones.paleInk, 6) +
    rect(620, 320, 60, 12, tones.paleInk, 6)
  return (
    circle(330, 200, 190, tones.field) +
    floor(300, sheet) +
    turned(-5, [330, 190], book) +
    moved(20, -60, turned(6, [760, 230], key)) +
    ring(600, 262, 40, tones.strong, 6) +
    turned(4, [650, 311], tag) +
    tea(1040, 330, sheet)
  )
}

/** A newsroom desk: a newspaper, a pen, a calculator and tea. */
export function drawAbout(sheet: Sheet): string {
  const { tones } = sheet
  const column = (x: number, y: number, lines: number) =>
    range(lines)
      .map((at) => rect(x, y + at * 18, at === lines - 1 ? 56 : 92, 8, tones.paleInk))
      .join('')
  const paper =
    rect(168, 62, 396, 420, tones.firm, 4) +
    rect(156, 50, 396, 420, tones.paper, 4) +
    rect(180, 72, 348, 8, tones.figureInk) +
    rect(260, 92, 188, 26, tones.figureInk, 2) +
    rect(180, 130, 348, 4, tones.figureInk) +
    rect(180, 150, 214, 120, tones.faint) +
    strokedPath('M 192 250 L 236 222 L 280 232 L 326 190 L 380 172', tones.accent, 10) +
    column(412, 152, 7) +
    column(180, 292, 6) +
    column(296, 292, 6) +
    column(412, 292, 6)
  const keys = range(12).map((at) => rect(706 + (at % 4) * 54, 196 + Math.floor(at / 4) * 46, 42, 34, at === 11 ? tones.accent : tones.paper, 5))
  const adder =
    rect(694, 78, 250, 290, tones.faint, 16) +
    rect(682, 64, 250, 290, tones.strong, 16) +
    rect(702, 86, 210, 84, tones.paper, 6) +
    rect(772, 112, 120, 32, tones.figureInk, 4) +
    keys.join('')
  const pen =
    rect(560, 196, 16, 150, tones.firm, 6) +
    polygon(
      [
        [560, 346],
        [576, 346],
        [568, 384],
      ],
      tones.line,
    )
  return (
    circle(800, 190, 230, tones.field) +
    floor(310, sheet) +
    turned(-5, [354, 240], paper) +
    turned(26, [610, 280], moved(50, 0, pen)) +
    adder +
    tea(1050, 344, sheet)
  )
}

/** A calculator, 1200 by 800. Its display is empty, because no number would match the page. */
export function drawCalculator(sheet: Sheet): string {
  const { tones } = sheet
  const keys = range(16).map((at) => {
    const fill = at === 15 ? tones.accent : at % 4 === 3 ? tones.soft : tones.paper
    return rect(410 + (at % 4) * 98, 326 + Math.floor(at / 4) * 90, 78, 68, fill, 10)
  })
  const strip =
    filledPath('M 470 -10 h 260 v 110 h -260 Z', tones.paper) +
    range(3)
      .map((at) => rect(620 - at * 26, 4 + at * 30, 80 + at * 26, 13, tones.paleInk))
      .join('')
  return (
    circle(600, 400, 360, tones.field) +
    rect(0, 640, 1200, 160, tones.faint) +
    line([0, 640], [1200, 640], tones.line, hairline) +
    strip +
    rect(404, 100, 460, 640, tones.soft, 36) +
    rect(370, 74, 460, 640, tones.strong, 36) +
    rect(400, 104, 400, 170, tones.paper, 12) +
    rect(560, 158, 210, 62, tones.figureInk, 8) +
    keys.join('')
  )
}

/** A slate with a sum and a chalk curve, and books with a lamp on top. */
export function drawAcademy(sheet: Sheet): string {
  const { tones } = sheet
  const slate =
    rect(136, 36, 560, 300, tones.firm, 12) +
    rect(156, 56, 520, 260, tones.figureInk, 4) +
    strokedPath('M 206 100 h 96 M 206 130 h 96 M 206 100 h 26 q 46 4 46 34 q 0 36 -56 36 h -16 l 66 66', tones.paper, 11) +
    strokedPath('M 372 262 V 100 M 372 262 H 632', tones.paper, 6) +
    strokedPath('M 384 248 C 470 240 560 200 622 106', tones.accent, 10) +
    [430, 500, 570].map((x, at) => rect(x, 248 - at * 26 - 18, 8, 32 + at * 26, tones.soft)).join('') +
    rect(206, 276, 110, 8, tones.paper, 4)
  const book = (x: number, y: number, wide: number, fill: string) =>
    rect(x, y, wide, 44, fill, 6) + rect(x + 24, y, 12, 44, tones.paper) + rect(x + wide - 52, y + 12, 34, 20, tones.paper, 3)
  const flame = filledPath('M 920 158 C 886 136 914 110 920 76 C 930 110 954 134 920 158 Z', tones.accent)
  const lamp =
    circle(920, 130, 96, tones.field) +
    filledPath('M 816 158 C 826 204 872 222 920 222 C 968 222 1014 204 1024 158 Z', tones.firm) +
    ellipse(920, 158, 104, 16, tones.strong) +
    ellipse(920, 156, 86, 10, tones.soft) +
    flame
  return (
    circle(930, 200, 190, tones.field) +
    floor(322, sheet) +
    slate +
    rect(430, 340, 70, 12, tones.paper, 6) +
    lamp +
    book(790, 222, 270, tones.soft) +
    book(764, 266, 300, tones.strong) +
    book(800, 310, 250, tones.firm)
  )
}

/** A shop's shelves under the awning, empty but for one jar. */
export function drawEmpty(sheet: Sheet): string {
  const { tones, within } = sheet
  const stripes = range(12).map((at) => {
    const fill = at % 2 ? tones.paper : tones.firm
    return rect(at * 100, 0, 100.5, 50, fill) + ringSlice([at * 100 + 50, 49.5], 0, 50, 0, 180, fill)
  })
  const jar = rect(560, 200, 84, 128, tones.paper, 14)
  const left = jar + within(jar, rect(560, 246, 84, 90, tones.accent)) + rect(570, 178, 64, 26, tones.strong, 6)
  const labels = [130, 250, 372, 602, 780, 900, 1020].map(
    (x) => rect(x - 34, 356, 68, 24, tones.paper, 4) + rect(x - 20, 364, 40, 8, tones.paleInk, 4),
  )
  const marks = [130, 250, 372, 780, 900, 1020].map((x) => ellipse(x, 322, 44, 6, tones.faint))
  const web = strokedPath('M 1200 104 Q 1140 120 1116 182 M 1200 140 Q 1164 150 1150 182', tones.soft, 4)
  return (
    rect(0, 0, 1200, 400, tones.field) +
    web +
    marks.join('') +
    left +
    rect(0, 328, 1200, 18, tones.shade) +
    rect(0, 346, 1200, 54, tones.faint) +
    labels.join('') +
    line([602, 60], [602, 112], tones.line, hairline) +
    circle(602, 124, 14, tones.paper) +
    stripes.join('')
  )
}
