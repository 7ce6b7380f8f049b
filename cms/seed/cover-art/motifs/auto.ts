import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, filledPath, rect, ring, ringSlice } from '../svg-shapes'

/** An auto-rickshaw from behind, with the figure on its number plate. */
function fromBehind(figure: string, sheet: Sheet): string {
  const { tones } = sheet
  const { place, floor, band } = sceneOf(sheet)
  const lights = [42, 690].map((x) => rect(x, 330, 68, 68, tones.accent, 12))
  const wheels = [40, 640].map((x) => rect(x, 690, 120, 90, tones.line, 26))
  return place(
    band(420, 1000, tones.field),
    floor(740),
    wheels.join(''),
    filledPath('M 40 330 C 60 60 150 10 400 10 C 650 10 740 60 760 330 Z', tones.strong),
    rect(170, 100, 460, 168, tones.paper, 40),
    rect(384, 100, 32, 168, tones.strong),
    filledPath('M 20 310 H 780 V 640 Q 780 720 700 720 H 100 Q 20 720 20 640 Z', tones.firm),
    rect(20, 310, 760, 14, tones.shade),
    lights.join(''),
    rect(66, 424, 668, 240, tones.shade, 14),
    rect(58, 414, 668, 240, tones.paper, 14),
    lettering(figure, { x: 88, y: 448, wide: 608, high: 172 }, tones.figureInk),
  )
}

/** An auto-rickshaw at the side of a road with a saffron hood; with a figure, from behind. */
export function drawAuto(sheet: Sheet, figure?: string): string {
  if (figure !== undefined) return fromBehind(figure, sheet)
  const { tones, random } = sheet
  const { place, left, right, floor } = sceneOf(sheet)
  const wheel = (x: number, y: number, radius: number) =>
    circle(x, y, radius, tones.line) + circle(x, y, radius * 0.56, tones.paper) + circle(x, y, radius * 0.2, tones.line)
  const towers = range(Math.ceil((right - left) / 130)).map((at) => {
    const high = random.between(120, 330)
    return rect(left + at * 130 + 12, 640 - high, 106, high, tones.field)
  })
  const cab = filledPath('M 96 560 L 120 260 C 128 150 190 116 320 112 H 520 C 600 112 636 150 662 240 L 742 500 L 700 560 Z', tones.accent)
  const opening = filledPath('M 300 216 H 520 C 556 216 570 234 580 266 L 650 490 H 300 Z', tones.field)
  const seat = rect(300, 400, 130, 110, tones.soft, 14)
  const driver = rect(488, 380, 76, 150, tones.strong, 30) + circle(528, 328, 44, tones.strong) + rect(548, 420, 84, 18, tones.strong, 9)
  const pillar = rect(436, 216, 20, 300, tones.accent)
  const body = filledPath('M 92 500 H 640 L 742 500 C 790 512 800 560 786 640 H 110 C 88 620 84 560 92 500 Z', tones.firm)
  return place(
    circle(640, 240, 170, tones.field),
    towers.join(''),
    floor(690),
    rect(left, 742, right - left, 10, tones.paper),
    cab,
    opening,
    seat,
    driver,
    pillar,
    rect(150, 216, 110, 120, tones.paper, 10),
    body,
    rect(96, 592, 690, 18, tones.paper),
    ringSlice([232, 662], 0, 112, 180, 360, tones.shade),
    ringSlice([700, 662], 0, 88, 180, 360, tones.shade),
    wheel(232, 668, 84),
    wheel(700, 684, 64),
    circle(770, 540, 26, tones.paper),
    ring(770, 540, 26, tones.line, 6),
  )
}
