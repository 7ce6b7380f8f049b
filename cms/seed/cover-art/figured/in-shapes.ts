import { inkOn } from '../cover-tones'
import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { hairline, range, type Sheet } from '../sheet'
import { circle, line, rect, ring, ringSlice } from '../svg-shapes'

/** The figure in the opening of an arch. */
export function archWith(figure: string, sheet: Sheet): string {
  const { tones } = sheet
  const { place, floor } = sceneOf(sheet)
  const bands = [
    [590, tones.field],
    [540, tones.strong],
    [470, tones.soft],
    [424, tones.accent],
    [404, tones.firm],
    [356, tones.paper],
  ] as const
  const lines = [620, 646, 672].map((radius) => ring(400, 690, radius, tones.line, 2))
  return place(
    lines.join(''),
    bands.map(([radius, fill]) => ringSlice([400, 690], 0, radius, 180, 360, fill)).join(''),
    floor(690),
    lettering(figure, { x: 122, y: 492, wide: 556, high: 160 }, tones.figureInk),
    rect(-150, 690, 1100, 20, tones.strong),
  )
}

/** A flight of blocks with the figure on the front of the lowest. */
export function stepsWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, floor } = sceneOf(sheet)
  const side = random.pick([-1, 1])
  const block = (at: number, fill: string) => {
    const wide = 800 - at * 210
    const x = side < 0 ? 0 : 800 - wide
    const y = 452 - at * 118
    return rect(x, y, wide, 760 - y, fill) + rect(x, y, wide, 14, tones.line)
  }
  return place(
    circle(side < 0 ? 560 : 240, 260, 240, tones.field),
    floor(752),
    block(3, tones.strong),
    block(2, tones.firm),
    block(1, tones.soft),
    block(0, tones.paper),
    circle(side < 0 ? 270 : 530, 216 - 62, 62, tones.accent),
    rect(0, 744, 800, 14, tones.strong),
    lettering(figure, { x: 50, y: 504, wide: 700, high: 204 }, tones.figureInk),
  )
}

/** A bar chart that climbs towards the figure. */
export function chartWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, bottom } = sceneOf(sheet)
  const count = 7
  const slot = (right - left) / count
  const bars = range(count).map((at) => {
    const high = 90 + at * 42 + random.between(-16, 16)
    const fill = at === count - 2 ? tones.accent : ([tones.soft, tones.firm, tones.faint][at % 3] ?? tones.soft)
    return (
      rect(left + at * slot + slot * 0.34, bottom - high * 0.86, slot * 0.6, high, tones.field) +
      rect(left + at * slot + slot * 0.16, bottom - high, slot * 0.6, high, fill)
    )
  })
  const rules = range(4).map((at) => line([left, bottom - 96 - at * 96], [right, bottom - 96 - at * 96], tones.line, 1.5))
  return place(
    lettering(figure, { x: 20, y: 84, wide: 760, high: 262 }, inkOn(tones.ground, tones)),
    rules.join(''),
    bars.join(''),
    line([left, bottom - hairline], [right, bottom - hairline], tones.line, hairline * 2),
  )
}
