import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, rect, ring, strokedPath, turned } from '../svg-shapes'

/** A QR code: three large squares and many small ones. */
function code(x: number, y: number, cell: number, { tones, random }: Sheet): string {
  const eyes = [
    [0, 0],
    [8, 0],
    [0, 8],
  ] as const
  const isEye = (column: number, row: number) => eyes.some(([left, top]) => column >= left && column < left + 3 && row >= top && row < top + 3)
  const dots = range(121).map((at) => {
    const [column, row] = [at % 11, Math.floor(at / 11)]
    const mayStand = !isEye(column, row) && random.chance(0.48)
    if (column > 3 && column < 7 && row > 3 && row < 7) return ''
    return mayStand ? rect(x + column * cell, y + row * cell, cell, cell, tones.ink) : ''
  })
  const corners = eyes.map(
    ([left, top]) =>
      rect(x + left * cell, y + top * cell, cell * 3, cell * 3, tones.figureInk) +
      rect(x + (left + 0.6) * cell, y + (top + 0.6) * cell, cell * 1.8, cell * 1.8, tones.paper) +
      rect(x + (left + 1) * cell, y + (top + 1) * cell, cell, cell, tones.figureInk),
  )
  return dots.join('') + corners.join('') + circle(x + 5.5 * cell, y + 5.5 * cell, cell * 1.35, tones.accent)
}

/** A phone used for a payment: a QR code on its screen, or the figure as the amount paid. */
export function drawPhone(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, band, floor } = sceneOf(sheet)
  const waves = [250, 310, 370].map((radius) => ring(400, 400, radius, tones.field, 26))
  if (figure !== undefined) {
    const tick = circle(400, 172, 76, tones.accent) + strokedPath('M 364 174 L 390 200 L 438 146', tones.paper, 17)
    return place(
      band(430, 1000, tones.field),
      rect(106, 70, 620, 900, tones.faint, 70),
      rect(80, 40, 640, 900, tones.strong, 70),
      rect(106, 66, 588, 860, tones.paper, 48),
      rect(340, 40, 120, 44, tones.strong, 18),
      tick,
      lettering(figure, { x: 130, y: 286, wide: 540, high: 190 }, tones.figureInk),
      rect(250, 528, 300, 26, tones.paleInk, 13),
      rect(300, 578, 200, 22, tones.faint, 11),
      rect(150, 664, 500, 92, tones.firm, 46),
    )
  }
  const lean = random.pick([-8, -5, 6, 9])
  const phone =
    rect(250, 76, 360, 690, tones.faint, 44) +
    rect(226, 50, 360, 690, tones.strong, 44) +
    rect(244, 68, 324, 654, tones.paper, 30) +
    rect(350, 50, 112, 34, tones.strong, 14) +
    rect(296, 138, 220, 22, tones.paleInk, 11) +
    code(291, 210, 21, sheet) +
    rect(296, 500, 220, 18, tones.faint, 9) +
    rect(296, 596, 220, 66, tones.firm, 33)
  return place(waves.join(''), floor(660), turned(lean, [400, 400], phone))
}
