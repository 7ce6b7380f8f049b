import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import type { Sheet } from '../sheet'
import { circle, filledPath, rect, ring, strokedPath, turned } from '../svg-shapes'

/** An old key with its ring on the left and its shaft pointing right. */
const oldKey = (fill: string, hole: string) =>
  ring(150, 400, 108, fill, 46) +
  circle(150, 400, 30, fill) +
  rect(250, 376, 480, 48, fill) +
  rect(286, 360, 22, 80, fill) +
  rect(326, 360, 22, 80, fill) +
  filledPath('M 600 420 h 44 v 76 h -44 Z M 668 420 h 62 v 112 h -34 v -36 h -28 Z', fill) +
  circle(150, 400, 12, hole)

/** A padlock and its key, or a key whose tag shows the figure. */
export function drawKey(sheet: Sheet, figure?: string): string {
  const { tones, random, within } = sheet
  const { place, floor, band } = sceneOf(sheet)
  if (figure !== undefined) {
    const tag =
      filledPath('M 30 420 L 130 300 H 760 Q 784 300 784 324 V 636 Q 784 660 760 660 H 130 L 30 540 Z', tones.shade) +
      filledPath('M 14 404 L 114 284 H 744 Q 768 284 768 308 V 620 Q 768 644 744 644 H 114 L 14 524 Z', tones.paper) +
      circle(96, 464, 26, tones.ground) +
      ring(96, 464, 26, tones.line, 7)
    const key = `<g transform="translate(60 -20) scale(0.86)">${turned(8, [400, 400], oldKey(tones.firm, tones.ground))}</g>`
    return place(
      band(520, 1000, tones.field),
      `<g transform="translate(40 -190)">${key}</g>`,
      ring(110, 330, 150, tones.accent, 14),
      turned(random.pick([-4, 3]), [400, 464], tag + lettering(figure, { x: 150, y: 374, wide: 590, high: 180 }, tones.figureInk)),
    )
  }
  const body = rect(330, 330, 420, 370, tones.strong, 36)
  const lock =
    strokedPath('M 420 350 V 230 A 120 120 0 0 1 660 230 V 350', tones.firm, 54) +
    rect(352, 354, 420, 370, tones.faint, 36) +
    body +
    within(body, rect(330, 330, 420, 54, tones.firm)) +
    circle(540, 500, 46, tones.ground) +
    filledPath('M 524 510 h 32 l 22 110 h -76 Z', tones.ground)
  return place(
    circle(random.pick([250, 520]), 380, 350, tones.field),
    floor(690),
    lock,
    `<g transform="translate(-130 104) scale(0.84)">${turned(random.pick([-58, -64]), [400, 400], oldKey(tones.accent, tones.paper))}</g>`,
  )
}
