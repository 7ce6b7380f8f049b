import { inkOn } from '../cover-tones'
import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { hatching, range, type Sheet } from '../sheet'
import { circle, ellipse, filledPath, line, pathData, polygon, rect, ringSlice, strokedPath, turned } from '../svg-shapes'

/** A corner shop with the figure on its board under the awning, and wares on the counter. */
export function kiranaWith(figure: string, sheet: Sheet): string {
  const { tones, random, within } = sheet
  const { place, left, right, band, floor } = sceneOf(sheet)
  const wide = 100
  const stripes = range(Math.ceil((right - left) / wide)).map((at) => {
    const fill = at % 2 ? tones.paper : tones.firm
    return rect(left + at * wide, 0, wide + 0.5, 84, fill) + ringSlice([left + (at + 0.5) * wide, 83], 0, wide / 2, 0, 180, fill)
  })
  const fills = [tones.firm, tones.soft, tones.strong]
  const marked = random.whole(2, 6)
  const wares = range(Math.ceil((right - left) / 118)).map((at) => {
    const x = left + 20 + at * 118
    const fill = at === marked ? tones.accent : (fills[at % 3] ?? tones.firm)
    if (at % 3 === 1) {
      const jar = rect(x, 520, 92, 178, tones.paper, 16)
      return jar + within(jar, rect(x, 574, 92, 130, fill)) + rect(x + 12, 496, 68, 28, tones.shade, 6)
    }
    if (at % 3 === 2) return [0, 34, 68].map((step) => rect(x + step + 9, 506, 10, 60, fill) + rect(x + step, 554, 28, 144, fill, 8)).join('')
    return rect(x, 530, 98, 168, fill, 4) + rect(x, 580, 98, 62, tones.paper) + circle(x + 49, 611, 17, fill)
  })
  const chains = [130, 670].map((x) => line([x, 80], [x, 200], tones.line, 6))
  const board =
    rect(30, 186, 764, 258, tones.shade, 12) +
    rect(18, 174, 764, 258, tones.paper, 12) +
    `<rect x="36" y="192" width="728" height="222" rx="6" fill="none" stroke="${tones.accent}" stroke-width="5"/>`
  return place(
    band(0, 700, tones.field),
    floor(698),
    wares.join(''),
    rect(left, 698, right - left, 26, tones.shade),
    chains.join(''),
    stripes.join(''),
    board,
    lettering(figure, { x: 62, y: 214, wide: 676, high: 178 }, tones.figureInk),
  )
}

/** Rain, with the figure dry under an umbrella. */
export function monsoonWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, band, floor } = sceneOf(sheet)
  const slant = random.pick([64, 116])
  const rain = hatching([400, 400], 760, slant, 40, tones.faint, 9) + hatching([412, 400], 760, slant, 124, tones.soft, 5)
  const edges = [-1, -0.62, -0.2, 0.24, 0.64, 1]
  const fills = [tones.strong, tones.firm, tones.soft, tones.firm, tones.strong]
  const marked = random.whole(1, 3)
  const cloth = range(5).map((at) => {
    const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? 1]
    const [x1, x2] = [400 + from * 420, 400 + to * 420]
    const bow = (share: number) => 400 + share * 300
    return filledPath(
      pathData('M', 400, 60, 'Q', bow(from * 1.15), 120, x1, 390, 'Q', (x1 + x2) / 2, 342, x2, 390, 'Q', bow(to * 1.15), 120, 400, 60, 'Z'),
      at === marked ? tones.accent : (fills[at] ?? tones.firm),
    )
  })
  return place(
    band(0, 800, tones.field),
    rain,
    filledPath('M 10 380 L 60 740 H 740 L 790 380 Z', tones.field),
    floor(736),
    ellipse(left + 160, 770, 110, 14, tones.field) + ellipse(right - 150, 764, 120, 15, tones.field) + ellipse(420, 774, 130, 15, tones.field),
    rect(392, 26, 16, 400, tones.line),
    rect(392, 604, 16, 70, tones.line),
    strokedPath('M 400 668 a 30 30 0 0 0 60 0', tones.line, 16),
    cloth.join(''),
    lettering(figure, { x: 76, y: 416, wide: 648, high: 176 }, inkOn(tones.field, tones)),
  )
}

/** An oil lamp with the figure in its glow. */
export function lampWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, floor } = sceneOf(sheet)
  const rays = range(24).map((at) => turned(at * 15, [400, 300], rect(395, -60, 10, 40 + (at % 2) * 20, tones.soft, 5)))
  const lean = random.between(-5, 5)
  const flame = (size: number, fill: string) =>
    filledPath(
      `M 400 596 C ${400 - size * 0.62} ${596 - size * 0.36} ${400 - size * 0.1} ${596 - size * 0.9} 400 ${596 - size * 1.5} C ${400 + size * 0.1} ${596 - size * 0.9} ${400 + size * 0.62} ${596 - size * 0.36} 400 596 Z`,
      fill,
    )
  const petals = range(Math.ceil((right - left) / 120)).map((at) =>
    filledPath(pathData('M', left + at * 120 + 8, 700, 'q', 52, 84, 104, 0, 'Z'), tones.soft),
  )
  const beads = range(7).map((at) => circle(250 + at * 50, 652 + (at % 2) * 8, 8, tones.faint))
  return place(
    rays.join(''),
    circle(400, 300, 330, tones.field),
    circle(400, 300, 268, tones.faint),
    floor(700),
    petals.join(''),
    lettering(figure, { x: 100, y: 190, wide: 600, high: 178 }, inkOn(tones.faint, tones)),
    rect(316, 718, 168, 26, tones.strong, 12),
    filledPath('M 170 596 C 190 690 290 730 400 730 C 510 730 610 690 630 596 Z', tones.firm),
    beads.join(''),
    ellipse(400, 596, 232, 34, tones.strong) + ellipse(400, 592, 196, 22, tones.soft),
    turned(lean, [400, 596], flame(110, tones.accent) + flame(54, tones.paper)),
  )
}

/** A railway platform with a clock, and the figure on the station's name board. */
export function clockWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, top, band, floor } = sceneOf(sheet)
  const fringe = range(Math.ceil((right - left) / 60)).map((at) => {
    const x = left + at * 60
    return polygon(
      [
        [x, 44],
        [x + 60, 44],
        [x + 47, 96],
        [x + 13, 96],
      ],
      at % 2 ? tones.firm : tones.soft,
    )
  })
  const marks = range(12).map((at) => turned(at * 30, [400, 238], rect(395, 126, 10, at % 3 ? 16 : 26, tones.figureInk)))
  const hand = (degrees: number, long: number, wide: number, fill: string) =>
    turned(degrees, [400, 238], rect(400 - wide / 2, 238 - long, wide, long + 18, fill, wide / 2))
  const [hours, minutes] = [random.whole(0, 11), random.pick([5, 10, 50, 55])]
  const posts = [150, 630].map((x) => rect(x, 480, 22, 330, tones.strong))
  return place(
    band(0, 800, tones.field),
    floor(724),
    rect(left, top, right - left, 46 - top, tones.strong),
    fringe.join(''),
    rect(366, 80, 12, 60, tones.strong) + rect(422, 80, 12, 60, tones.strong),
    circle(400, 238, 150, tones.strong),
    circle(400, 238, 124, tones.paper),
    marks.join(''),
    hand((hours + minutes / 60) * 30, 62, 13, tones.figureInk),
    hand(minutes * 6, 92, 9, tones.figureInk),
    hand(random.whole(0, 59) * 6, 102, 5, tones.accent),
    circle(400, 238, 9, tones.accent),
    posts.join(''),
    rect(14, 430, 784, 246, tones.faint, 8),
    rect(0, 416, 800, 246, tones.strong, 8),
    rect(16, 432, 768, 214, tones.paper, 4),
    lettering(figure, { x: 46, y: 456, wide: 708, high: 166 }, tones.figureInk),
  )
}

/** A loom with the figure woven into the cloth. */
export function loomWith(figure: string, sheet: Sheet): string {
  const { tones, within } = sheet
  const { place, left, right, band } = sceneOf(sheet)
  const wide = right - left
  const warp = range(Math.round(wide / 22)).map((at) =>
    line([left + at * 22 + 8, 0], [left + at * 22 + (at % 2 ? 8 : 17), 270], at % 6 ? tones.soft : tones.firm, 5),
  )
  const lozenges = (y: number) =>
    range(Math.ceil(wide / 100) + 1)
      .map((at) => {
        const x = left + at * 100
        const lozenge = (reach: number, fill: string) =>
          polygon(
            [
              [x, y - reach],
              [x + reach * 1.15, y],
              [x, y + reach],
              [x - reach * 1.15, y],
            ],
            fill,
          )
        return lozenge(40, tones.soft) + lozenge(26, tones.paper) + lozenge(12, tones.shade)
      })
      .join('')
  const cloth = rect(left, 262, wide, 540, tones.firm)
  const middle = rect(left, 382, wide, 282, tones.paper)
  const borders = [352, 664].map((y) => rect(left, y, wide, 30, tones.strong))
  const shuttle = filledPath('M 60 214 Q 220 140 380 214 Q 220 288 60 214 Z', tones.accent) + rect(140, 202, 160, 24, tones.paper, 12)
  return place(
    band(0, 300, tones.field),
    warp.join(''),
    rect(left, 96, wide, 34, tones.shade),
    line([220, 214], [right, 214], tones.accent, 7),
    shuttle,
    cloth,
    within(cloth, lozenges(308) + lozenges(740)),
    middle,
    borders.join(''),
    lettering(figure, { x: 40, y: 424, wide: 720, high: 198 }, tones.figureInk),
  )
}

/** A house with the figure on its front. */
export function houseWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, floor, band } = sceneOf(sheet)
  const roof = [
    [400, 40],
    [830, 318],
    [-30, 318],
  ] as const
  const tiles = range(5).map((at) => line([400 - (at + 1) * 74, 88 + at * 48], [400 + (at + 1) * 74, 88 + at * 48], tones.soft, 4))
  const panes = (x: number) => rect(x, 628, 120, 112, tones.paper) + rect(x + 56, 628, 8, 112, tones.shade) + rect(x, 680, 120, 8, tones.shade)
  const near = random.pick([0.4, 0.7])
  return place(
    circle(left + (right - left) * near, 220, 210, tones.field),
    band(560, 800, tones.field),
    rect(left, 470, 120, 290, tones.soft) + rect(right - 150, 430, 150, 330, tones.soft),
    floor(752),
    rect(560, 60, 76, 150, tones.firm),
    rect(40, 312, 720, 440, tones.firm),
    polygon(roof, tones.strong),
    tiles.join(''),
    circle(400, 196, 40, tones.paper),
    rect(40, 312, 720, 16, tones.shade),
    rect(72, 352, 656, 230, tones.paper, 6),
    lettering(figure, { x: 96, y: 378, wide: 608, high: 178 }, tones.figureInk),
    panes(110),
    panes(570),
    rect(336, 614, 128, 138, tones.accent) + circle(436, 690, 8, tones.paper),
  )
}
