import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, filledPath, rect, ring, turned, type Point } from '../svg-shapes'

/** The head of a form: boxes for letters and lines to write on. */
function form({ tones, random }: Sheet): string {
  const boxes = range(11).map(
    (at) =>
      `<rect x="${98 + at * 56}" y="216" width="44" height="44" fill="none" stroke="${tones.paleInk}" stroke-width="4"/>${at < 7 ? rect(112 + at * 56, 230, 16, 16, tones.ink) : ''}`,
  )
  const lines = range(3).map((at) => {
    const y = 308 + at * 52
    return (
      rect(96, y, random.between(110, 190), 18, tones.paleInk) +
      rect(330, y, random.between(150, 330), 18, tones.ink) +
      rect(330, y + 26, 374, 3, tones.paleInk)
    )
  })
  return (
    rect(50, 60, 700, 860, tones.paper, 6) +
    rect(50, 60, 700, 84, tones.shade, 6) +
    rect(96, 92, 300, 22, tones.paper) +
    boxes.join('') +
    lines.join('')
  )
}

/** A form under a rubber stamp; a given figure is stamped on it. */
export function drawStamp(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, floor } = sceneOf(sheet)
  const paper = turned(random.pick([-5, -3, 3]), [400, 400], rect(82, 92, 700, 860, tones.soft, 6) + form(sheet))
  if (figure !== undefined) {
    const stamped =
      rect(-10, 336, 820, 300, tones.paper, 26) +
      `<rect x="6" y="352" width="788" height="268" rx="18" fill="none" stroke="${tones.accent}" stroke-width="14"/>` +
      `<rect x="30" y="376" width="740" height="220" rx="8" fill="none" stroke="${tones.accent}" stroke-width="4"/>` +
      lettering(figure, { x: 56, y: 396, wide: 688, high: 180 }, tones.figureInk)
    return place(floor(420), paper, turned(random.pick([-7, -5]), [400, 486], stamped))
  }
  const seal: Point = [250, 622]
  const impression =
    ring(...seal, 104, tones.accent, 11) +
    ring(...seal, 78, tones.accent, 4) +
    range(8)
      .map((at) => turned(at * 45, seal, rect(seal[0] - 5, seal[1] - 62, 10, 34, tones.accent)))
      .join('') +
    circle(...seal, 17, tones.accent)
  const handle =
    circle(590, 452, 62, tones.shade) +
    filledPath('M 558 490 C 572 550 572 590 552 646 H 628 C 608 590 608 550 622 490 Z', tones.ink) +
    rect(470, 640, 240, 62, tones.ink, 14) +
    rect(486, 698, 208, 32, tones.shade, 4)
  return place(floor(420), paper, turned(-12, seal, impression), turned(12, [590, 560], handle))
}
