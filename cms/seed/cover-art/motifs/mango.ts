import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { filledPath, rect, turned } from '../svg-shapes'

/** A mango centred on a point, with its tip to the right. */
const mango = (x: number, y: number, size: number, degrees: number, fill: string, light: string, stem: string) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">` +
  filledPath('M -112 0 C -112 -72 -40 -96 34 -76 C 104 -56 146 2 126 54 C 118 76 96 72 80 54 C 48 86 -14 96 -62 74 C -98 58 -112 32 -112 0 Z', fill) +
  filledPath('M -84 -10 C -80 -36 -60 -54 -32 -60 C -52 -46 -70 -32 -84 -10 Z', light) +
  rect(-78, -92, 12, 40, stem) +
  '</g>'

/** A crate of mangoes at a market; a given figure is on its slate. */
export function drawMango(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, floor, left, right, top } = sceneOf(sheet)
  const fills = [tones.soft, tones.firm, tones.strong]
  const marked = random.whole(1, 3)
  const heap = (y: number, count: number, from: number, start: number) =>
    range(count)
      .map((at) =>
        mango(
          from + at * 170,
          y + random.between(-10, 10),
          1,
          random.between(-24, 24),
          start === 0 && at === marked ? tones.accent : (fills[(at + start) % 3] ?? tones.soft),
          tones.paper,
          tones.shade,
        ),
      )
      .join('')
  const slats = (y: number) =>
    range(3)
      .map((at) => rect(-20, y + at * 88, 840, 74, at === 1 ? tones.firm : tones.soft, 4) + rect(-20, y + at * 88 + 62, 840, 12, tones.shade, 4))
      .join('')
  const posts = [-20, 380, 776].map((x) => rect(x, 486, 44, 268, tones.strong, 4))
  const leaf = (x: number, y: number, degrees: number) =>
    turned(degrees, [x, y], filledPath(`M ${x} ${y} q 60 -50 130 0 q -70 50 -130 0 Z`, tones.strong))
  const wall = rect(left, top, right - left, 752 - top, tones.field)
  if (figure !== undefined) {
    const slate = rect(34, 62, 748, 306, tones.shade, 12) + rect(26, 52, 748, 306, tones.firm, 12) + rect(44, 70, 712, 270, tones.paper, 4)
    return place(
      wall,
      floor(752),
      rect(130, 340, 22, 210, tones.strong) + rect(648, 340, 22, 210, tones.strong),
      slate,
      lettering(figure, { x: 74, y: 108, wide: 652, high: 194 }, tones.figureInk),
      heap(478, 5, 60, 0),
      slats(540),
      [-20, 776].map((x) => rect(x, 526, 44, 228, tones.strong, 4)).join(''),
    )
  }
  return place(wall, floor(752), leaf(420, 200, -30), leaf(250, 230, 200), heap(280, 3, 230, 1), heap(420, 5, 60, 0), slats(500), posts.join(''))
}
