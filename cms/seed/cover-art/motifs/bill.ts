import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { range, type Sheet } from '../sheet'
import { circle, filledPath, line, pathData, rect, turned } from '../svg-shapes'

/** A till receipt with a torn lower edge. */
function slip(x: number, y: number, wide: number, high: number, fill: string): string {
  const teeth = Math.round(wide / 36)
  const step = wide / teeth
  const torn = range(teeth).flatMap(() => ['l', -step / 2, 22, 'l', -step / 2, -22])
  return filledPath(pathData('M', x, y, 'h', wide, 'V', y + high, ...torn, 'Z'), fill)
}

/** A shop's bill: items, amounts and the total, which is the figure if given. */
export function drawBill(sheet: Sheet, figure?: string): string {
  const { tones, random } = sheet
  const { place, band, floor } = sceneOf(sheet)
  const wide = figure === undefined ? 400 : 720
  const x = 400 - wide / 2
  const rows = figure === undefined ? 7 : 3
  const row = (at: number) => {
    const y = 196 + at * (figure === undefined ? 54 : 58)
    const amount = wide * random.between(0.14, 0.22)
    return rect(x + 44, y, wide * random.between(0.26, 0.46), 22, tones.paleInk) + rect(x + wide - 44 - amount, y, amount, 22, tones.ink)
  }
  const dashes = (y: number) => line([x + 44, y], [x + wide - 44, y], tones.line, 3).replace('/>', ' stroke-dasharray="14 10"/>')
  const head = rect(x + wide * 0.28, 84, wide * 0.44, 34, tones.figureInk, 4) + rect(x + wide * 0.36, 134, wide * 0.28, 16, tones.paleInk)
  const sum =
    figure === undefined
      ? rect(x + 24, 596, wide - 48, 62, tones.accent) + rect(x + 48, 616, 90, 22, tones.paper) + rect(x + wide - 158, 616, 110, 22, tones.paper)
      : rect(x + 44, 390, wide - 88, 10, tones.accent) +
        lettering(figure, { x: x + 44, y: 430, wide: wide - 88, high: 200 }, tones.figureInk) +
        rect(x + 44, 660, wide - 88, 10, tones.accent)
  const paper =
    slip(x + 28, 52, wide, 690, tones.soft) +
    slip(x, 24, wide, figure === undefined ? 690 : 720, tones.paper) +
    head +
    dashes(174) +
    range(rows).map(row).join('') +
    (figure === undefined ? dashes(580) : '') +
    sum
  const disc = circle(random.pick([160, 640]), 330, 270, tones.field)
  const spike = figure === undefined ? circle(400, 52, 13, tones.shade) : ''
  return place(disc, figure === undefined ? floor(690) : band(560, 1000, tones.field), turned(random.pick([-6, -4, 5]), [400, 400], paper + spike))
}
