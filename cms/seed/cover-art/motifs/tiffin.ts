import { hairline, range, type Sheet } from '../sheet'
import { circle, filledPath, line, pathData, rect, strokedPath, type Point } from '../svg-shapes'

/** Stacked round boxes under a lid, in a frame with a handle; `[x, base]` is the middle of the foot. */
function carrier([x, base]: Point, wide: number, tiers: number, marked: number, { tones, within }: Sheet): string {
  const high = wide * 0.44
  const [left, top] = [x - wide / 2, base - tiers * high]
  const boxes = range(tiers).map((at) => {
    const y = base - (at + 1) * high
    const fill = at === marked ? tones.accent : at % 2 ? tones.soft : tones.firm
    const box = rect(left, y + 3, wide, high - 6, fill, wide * 0.06)
    const light = rect(left + wide * 0.16, y, wide * 0.08, high, tones.paper)
    const shade = at === marked ? '' : rect(left + wide * 0.76, y, wide * 0.3, high, tones.shade)
    return box + within(box, shade + light) + rect(left - wide * 0.025, y + high * 0.02, wide * 1.05, high * 0.13, tones.strong, high * 0.06)
  })
  const lid =
    filledPath(pathData('M', left, top + 4, 'C', left, top - wide * 0.2, left + wide, top - wide * 0.2, left + wide, top + 4, 'Z'), tones.firm) +
    circle(x, top - wide * 0.17, wide * 0.06, tones.strong)
  const rod = wide * 0.05
  const frame =
    strokedPath(
      pathData('M', left - rod, base, 'V', top - wide * 0.06, 'Q', left - rod, top - wide * 0.44, x, top - wide * 0.44) +
        pathData(' Q', left + wide + rod, top - wide * 0.44, left + wide + rod, top - wide * 0.06, 'V', base),
      tones.line,
      rod,
    ) + rect(x - wide * 0.2, top - wide * 0.5, wide * 0.4, wide * 0.12, tones.strong, wide * 0.06)
  const foot = rect(left - rod * 1.5, base - rod * 0.5, wide + rod * 3, rod, tones.line)
  return frame + lid + boxes.join('') + foot
}

/** Lunch boxes, one tier saffron. */
export function drawTiffin(sheet: Sheet): string {
  const { width, height, side, tall, tones, random } = sheet
  const base = height * (tall ? 0.84 : 0.87)
  const tiers = tall ? 4 : 3
  const wide = side * (tall ? 0.44 : 0.38)
  const x = width * (tall ? 0.42 : random.between(0.36, 0.42))
  const second = x + wide * random.between(1.2, 1.36)
  const steam = range(3).map((at) => {
    const [sx, sy] = [x + (at - 1) * wide * 0.26, base - tiers * wide * 0.44 - wide * 0.62]
    return strokedPath(pathData('M', sx, sy, 'q', side * 0.03, -side * 0.04, 0, -side * 0.08, 't', 0, -side * 0.08), tones.soft, side * 0.012)
  })
  const disc = circle(width * (tall ? 0.5 : 0.46), height * 0.46, side * 0.4, tones.field)
  const ground = rect(0, base, width, height - base, tones.faint) + line([0, base], [width, base], tones.line, hairline)
  const checks = range(Math.ceil(width / (side * 0.1))).map((at) =>
    rect(at * side * 0.1, base + side * (at % 2 ? 0.02 : 0.06), side * 0.05, side * 0.03, tones.soft),
  )
  return (
    disc +
    ground +
    checks.join('') +
    (tall ? '' : steam.join('')) +
    carrier([second, base], wide * 0.74, tiers - 1, -1, sheet) +
    carrier([x, base + side * 0.012], wide, tiers, random.whole(0, tiers - 1), sheet)
  )
}
