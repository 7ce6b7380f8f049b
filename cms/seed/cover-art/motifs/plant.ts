import { inkOn } from '../cover-tones'
import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, filledPath, polygon, rect, ring, strokedPath } from '../svg-shapes'

/** A leaf that grows from the stem at a point, to the left or right. */
const leaf = (x: number, y: number, size: number, side: number, fill: string, vein: string) =>
  `<g transform="translate(${x} ${y}) scale(${side * size} ${size})">` +
  filledPath('M 0 0 C 30 -80 110 -100 170 -84 C 160 -20 90 30 0 0 Z', fill) +
  strokedPath('M 0 0 Q 80 -20 150 -74', vein, 4) +
  '</g>'

/** A potted sapling whose youngest leaf is saffron; a given figure is on the pot. */
export function drawPlant(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, floor, left, right } = sceneOf(sheet)
  const isFigured = figure !== undefined
  const [top, base] = isFigured ? [390, 746] : [540, 746]
  const [half, foot] = isFigured ? [390, 320] : [170, 126]
  const pot =
    polygon(
      [
        [400 - half * 0.94, top + 40],
        [400 + half * 0.94, top + 40],
        [400 + foot, base],
        [400 - foot, base],
      ],
      tones.firm,
    ) +
    polygon(
      [
        [400 + half * (isFigured ? 0.76 : 0.66), top + 40],
        [400 + half * 0.94, top + 40],
        [400 + foot, base],
        [400 + foot * (isFigured ? 0.82 : 0.7), base],
      ],
      tones.shade,
    ) +
    rect(400 - half, top, half * 2, 62, tones.strong, 10)
  const pairs = isFigured ? 2 : 3
  const step = isFigured ? 104 : 132
  const leaves = range(pairs).map((at) => {
    const y = top - 40 - at * step
    const size = (isFigured ? 1.15 : 1.4) - at * 0.26
    return leaf(400, y, size, -1, tones.soft, tones.paper) + leaf(400, y - 26, size, 1, tones.firm, tones.soft)
  })
  const tip = top - 40 - pairs * step
  const sprout = filledPath(
    `M 400 ${tip + 70} C 350 ${tip + 30} 362 ${tip - 20} 404 ${tip - 60} C 446 ${tip - 20} 448 ${tip + 30} 400 ${tip + 70} Z`,
    tones.accent,
  )
  const sun = random.pick([170, 630])
  const rings = range(3).map((at) => ring(400, top - 160, 330 + at * 40, tones.line, 2))
  return place(
    circle(sun, 250, 210, tones.field),
    rings.join(''),
    floor(704),
    rect(left, 704, right - left, 3, tones.line),
    rect(391, tip + 40, 18, top - tip - 40, tones.strong),
    leaves.join(''),
    sprout,
    pot,
    isFigured ? lettering(figure, { x: 78, y: 500, wide: 540, high: 186 }, inkOn(tones.firm, tones)) : '',
  )
}
