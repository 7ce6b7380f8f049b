import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, ring, turned, type Point } from '../svg-shapes'

/** A bangle with beads along it. */
function bangle([x, y]: Point, radius: number, wide: number, fill: string, bead: string): string {
  const beads = range(32).map((at) => turned(at * 11.25, [x, y], circle(x, y - radius, wide * 0.2, bead)))
  return ring(x, y, radius, fill, wide) + beads.join('')
}

/** Interlinked gold bangles; a given figure is inside the largest. */
export function drawBangle(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, floor } = sceneOf(sheet)
  if (figure !== undefined) {
    return place(
      floor(620),
      bangle([430, 424], 352, 52, tones.faint, tones.faint),
      circle(400, 400, 372, tones.paper),
      bangle([400, 400], 352, 52, tones.firm, tones.paper),
      ring(400, 400, 312, tones.accent, 12),
      lettering(figure, { x: 122, y: 300, wide: 556, high: 200 }, tones.figureInk),
    )
  }
  const mirrored = random.chance(0.5)
  return place(
    circle(400, 360, 350, tones.field),
    floor(640),
    bangle([mirrored ? 540 : 260, 400], 214, 44, tones.firm, tones.paper),
    bangle([mirrored ? 300 : 500, 370], 236, 50, tones.accent, tones.paper),
    ring(mirrored ? 430 : 390, 520, 180, tones.strong, 26),
  )
}
