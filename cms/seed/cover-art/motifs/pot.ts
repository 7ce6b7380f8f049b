import { inkOn } from '../cover-tones'
import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, ellipse, filledPath, polygon, rect, ring, turned } from '../svg-shapes'

/** A clay savings pot with a slot, painted bands and a falling coin; a given figure is on its belly. */
export function drawPot(sheet: Sheet, figure?: string): string {
  const { tones, random, within } = sheet
  const { place, floor } = sceneOf(sheet)
  const body = filledPath(
    'M 400 196 C 640 196 772 330 772 470 C 772 640 610 746 400 746 C 190 746 28 640 28 470 C 28 330 160 196 400 196 Z',
    tones.firm,
  )
  const triangles = (y: number, high: number, fill: string) =>
    range(14)
      .map((at) =>
        polygon(
          [
            [at * 60 - 20, y],
            [at * 60 + 40, y],
            [at * 60 + 10, y + high],
          ],
          fill,
        ),
      )
      .join('')
  const plain =
    rect(0, 340, 800, 18, tones.faint) +
    triangles(372, 62, tones.soft) +
    rect(0, 474, 800, 18, tones.faint) +
    triangles(560, -46, tones.strong) +
    rect(0, 576, 800, 14, tones.faint)
  const painted =
    figure === undefined
      ? plain
      : rect(0, 356, 800, 246, tones.paper) +
        rect(0, 344, 800, 12, tones.strong) +
        rect(0, 602, 800, 12, tones.strong) +
        triangles(636, 44, tones.soft)
  const shade = filledPath('M 640 250 C 800 360 800 620 560 730 C 640 640 700 480 640 250 Z', tones.shade)
  const knob = ellipse(400, 200, 132, 40, tones.strong) + rect(330, 188, 140, 16, tones.ground, 8)
  const drop = random.pick([-14, 10, 18])
  const coin = turned(
    drop,
    [400, 90],
    ellipse(400, 90, 66, 78, tones.accent) + `<ellipse cx="400" cy="90" rx="48" ry="58" fill="none" stroke="${tones.paper}" stroke-width="6"/>`,
  )
  const fallen = [
    [-90, 690],
    [930, 700],
  ].map(([x = 0, y = 0]) => circle(x, y, 62, tones.soft) + ring(x, y, 46, tones.paper, 5))
  return place(
    circle(random.pick([250, 560]), 330, 320, tones.field),
    floor(700),
    fallen.join(''),
    ellipse(420, 742, 330, 30, tones.soft),
    body,
    within(body, (figure === undefined ? shade : '') + painted),
    coin,
    knob,
    figure === undefined ? '' : lettering(figure, { x: 84, y: 388, wide: 632, high: 180 }, inkOn(tones.paper, tones)),
  )
}
