import { inkOn } from '../cover-tones'
import { lettering } from '../lettering'
import { sceneOf } from '../scene'
import { hairline, range, type Sheet } from '../sheet'
import { circle, line, rect, ring, turned, type Point } from '../svg-shapes'

/** An open savings passbook with the figure in the last printed row. */
export function passbookWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, floor } = sceneOf(sheet)
  const row = (y: number, ink: string) =>
    rect(70, y, 90, 22, tones.paleInk) + rect(190, y, random.between(120, 210), 22, tones.paleInk) + rect(590 - 60, y, 200, 22, ink)
  const cover =
    rect(20, -60, 760, 210, tones.firm, 16) +
    ring(400, 48, 40, tones.ground, 7) +
    circle(400, 48, 14, tones.ground) +
    rect(600, 60, 120, 14, tones.soft)
  const page = rect(20, 140, 760, 610, tones.paper, 14) + rect(20, 140, 760, 58, tones.shade, 14)
  const rules = [176, 510].map((x) => line([x, 150], [x, 740], tones.paleInk, 2))
  const band = rect(20, 330, 760, 240, tones.accent)
  return place(
    floor(300),
    turned(
      random.between(-4, 3),
      [400, 400],
      rect(40, 170, 760, 610, tones.soft, 14) +
        cover +
        page +
        rules.join('') +
        row(226, tones.ink) +
        row(278, tones.ink) +
        band +
        lettering(figure, { x: 60, y: 360, wide: 680, high: 180 }, inkOn(tones.accent, tones)) +
        row(606, tones.paleInk),
    ),
  )
}

/** A ration card with the figure in the field below its lines. */
export function rationWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, floor } = sceneOf(sheet)
  const stamped = random.whole(6, 9)
  const months = range(12).map((at) => rect(72 + at * 55, 652, 46, 54, at === stamped ? tones.accent : at < stamped ? tones.soft : tones.faint, 3))
  const person = (x: number, size: number, fill: string) =>
    circle(x, 318 - size * 62, size * 22, fill) + rect(x - size * 32, 318 - size * 36, size * 64, size * 36, fill, size * 16)
  const family = rect(64, 200, 170, 118, tones.faint) + person(112, 1.1, tones.ink) + person(192, 1, tones.paleInk) + person(150, 0.7, tones.shade)
  const lines = [300, 220, 380].map((long, at) => rect(268, 210 + at * 40, long, 20, at ? tones.paleInk : tones.ink))
  const head = rect(20, 70, 760, 96, tones.shade, 14) + rect(200, 106, 400, 24, tones.paper)
  return place(
    floor(560),
    turned(
      random.between(-4, 3),
      [400, 400],
      rect(46, 100, 760, 660, tones.strong, 14) +
        rect(20, 70, 760, 660, tones.paper, 14) +
        head +
        family +
        lines.join('') +
        rect(60, 360, 680, 2.5, tones.paleInk) +
        lettering(figure, { x: 66, y: 392, wide: 668, high: 200 }, tones.figureInk) +
        rect(60, 620, 680, 2.5, tones.paleInk) +
        months.join(''),
    ),
  )
}

/** The foot of an account: entries, and the figure as their total over a double rule. */
export function ledgerWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, left, right, top, bottom } = sceneOf(sheet)
  const rows = range(4).map((at) => {
    const y = 96 + at * 74
    const long = random.between(150, 320)
    const amount = random.between(90, 190)
    return (
      line([30, y + 48], [770, y + 48], tones.paleInk, 1.5) + rect(120, y, long, 26, tones.paleInk) + rect(740 - amount, y, amount, 26, tones.ink)
    )
  })
  const page = (shift: number, fill: string) => rect(30 + shift, 30 + shift * 0.4, 740, 900, fill)
  const sum = lettering(figure, { x: 110, y: 432, wide: 630, high: 190 }, tones.figureInk)
  const rules = rect(110, 664, 630, 12, tones.accent) + rect(110, 690, 630, 12, tones.accent)
  const margin = line([90, 30], [90, 930], tones.ink, hairline)
  return place(
    rect(left, top, right - left, bottom - top, tones.field),
    turned(4, [400, 400], page(44, tones.soft)),
    turned(1, [400, 400], page(22, tones.firm)),
    turned(-2, [400, 400], page(0, tones.paper) + rect(30, 30, 740, 34, tones.shade) + rows.join('') + margin + sum + rules),
  )
}

/** A tear-off calendar with the figure in place of the day. */
export function calendarWith(figure: string, sheet: Sheet): string {
  const { tones, random } = sheet
  const { place, band } = sceneOf(sheet)
  const marked = random.whole(3, 11)
  const days = range(14).map((at) =>
    rect(86 + (at % 7) * 91, 560 + Math.floor(at / 7) * 74, 74, 56, at === marked ? tones.accent : at < marked ? tones.soft : tones.faint),
  )
  const rings = [190, 610].map((x) => rect(x - 16, 66, 32, 92, tones.line, 16) + rect(x - 6, 74, 12, 76, tones.ground, 6))
  const leaves = [36, 24, 12].map((shift, at) => rect(40 + shift, 110 + shift, 720, 610, [tones.strong, tones.soft, tones.firm][at] ?? tones.soft, 8))
  return place(
    band(430, 1000, tones.field),
    leaves.join(''),
    rect(40, 110, 720, 610, tones.paper, 8),
    rect(40, 110, 720, 96, tones.shade, 8),
    rings.join(''),
    lettering(figure, { x: 80, y: 254, wide: 640, high: 232 }, tones.figureInk),
    rect(86, 524, 620, 2.5, tones.paleInk),
    days.join(''),
  )
}

/** A bank note of that amount, with engraved rings and a saffron thread. */
export function noteWith(figure: string, sheet: Sheet): string {
  const { tones, random, within } = sheet
  const { place, left, right, bottom } = sceneOf(sheet)
  const [x, y, wide, high] = [left + 70, 170, right - left - 140, 470] as const
  const note = rect(x, y, wide, high, tones.paper, 10)
  const rosette = (at: Point, radius: number) =>
    range(12)
      .map((turn) => turned(turn * 30, at, ring(at[0] + radius * 0.4, at[1], radius * 0.6, tones.paleInk, 2.5)))
      .join('')
  const waves = range(9).map((at) => ring(400, 1180 - at * 30, 760, tones.faint, 3))
  const printed =
    waves.join('') +
    rosette([x + 110, y + high - 110], 150) +
    rosette([x + wide - 110, y + 110], 150) +
    rect(x + 24, y + 24, wide - 48, 14, tones.soft) +
    rect(x + 24, y + high - 38, wide - 48, 14, tones.soft) +
    rect(right - 250, y, 18, high, tones.accent)
  const plate = rect(20, 276, 760, 258, tones.paper, 129)
  return place(
    rect(left, 430, right - left, bottom - 430, tones.field),
    turned(
      random.pick([-5, -3, 4]),
      [400, 400],
      rect(x + 26, y + 30, wide, high, tones.firm, 10) +
        note +
        within(note, printed) +
        plate +
        lettering(figure, { x: 60, y: 306, wide: 680, high: 198 }, tones.figureInk),
    ),
  )
}
