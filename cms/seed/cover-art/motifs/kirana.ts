import { hairline, range, type Sheet } from '../sheet'
import { circle, ellipse, filledPath, line, pathData, polygon, rect, ringSlice } from '../svg-shapes'

/** An object on a shelf: its width as a share of the shelf's height, and a function that draws it from its lower left corner. */
interface Ware {
  wide: number
  draw: (x: number, foot: number, high: number, fill: string) => string
}

const waresOf = ({ tones, within }: Sheet): [Ware, Ware, Ware, Ware] => [
  {
    // A glass jar, filled to its shoulder
    wide: 0.56,
    draw: (x, foot, high, fill) => {
      const wide = high * 0.5
      const glass = rect(x, foot - high * 0.72, wide, high * 0.72, tones.paper, high * 0.09)
      const content = within(glass, rect(x, foot - high * 0.5, wide, high * 0.5, fill))
      return glass + content + rect(x + wide * 0.14, foot - high * 0.84, wide * 0.72, high * 0.13, tones.strong, high * 0.03)
    },
  },
  {
    // A tin with a label and a slanting cap
    wide: 0.62,
    draw: (x, foot, high, fill) => {
      const wide = high * 0.55
      const label = rect(x, foot - high * 0.54, wide, high * 0.3, tones.paper) + circle(x + wide / 2, foot - high * 0.39, high * 0.08, fill)
      const cap = rect(x + wide * 0.62, foot - high * 0.9, wide * 0.2, high * 0.12, tones.strong)
      return cap + rect(x, foot - high * 0.8, wide, high * 0.8, fill, high * 0.02) + label
    },
  },
  {
    // An open sack, heaped
    wide: 0.8,
    draw: (x, foot, high, fill) => {
      const wide = high * 0.72
      const heap = ringSlice([x + wide / 2, foot - high * 0.56], 0, wide * 0.36, 180, 360, tones.paper)
      const body = pathData(
        'M',
        x + wide * 0.1,
        foot - high * 0.5,
        'Q',
        x - wide * 0.1,
        foot - high * 0.1,
        x + wide * 0.06,
        foot,
        'H',
        x + wide * 0.94,
      )
      const back = pathData('Q', x + wide * 1.1, foot - high * 0.1, x + wide * 0.9, foot - high * 0.5, 'Z')
      return (
        heap + filledPath(`${body} ${back}`, fill) + rect(x + wide * 0.04, foot - high * 0.58, wide * 0.92, high * 0.12, tones.shade, high * 0.06)
      )
    },
  },
  {
    // Bottles side by side
    wide: 0.66,
    draw: (x, foot, high, fill) =>
      range(3)
        .map((at) => {
          const [left, wide] = [x + at * high * 0.2, high * 0.17]
          return (
            rect(left + wide * 0.32, foot - high * 0.86, wide * 0.36, high * 0.3, fill) +
            rect(left, foot - high * 0.62, wide, high * 0.62, fill, wide * 0.3)
          )
        })
        .join(''),
  },
]

/** The shelves of a corner shop under a striped awning; one object is saffron. */
export function drawKirana(sheet: Sheet): string {
  const { width, height, side, tall, tones, random } = sheet
  const boards = tall ? 3 : 2
  const awning = side * 0.2
  const counter = height * 0.9
  const step = (counter - awning) / boards
  const wares = waresOf(sheet)
  const fills = [tones.firm, tones.soft, tones.strong, tones.faint]
  const marked = random.whole(1, tall ? 2 : 4)
  let start = random.whole(0, 3)
  const shelf = (board: number) => {
    const foot = awning + step * (board + 1)
    const high = step * 0.72
    const things: string[] = []
    start += 1
    let x = side * random.between(0.02, 0.1)
    for (let at = 0; x < width - high * 0.6; at += 1) {
      const ware = wares[(start + at * 3 + board) % 4] ?? wares[0]
      const fill = board === boards - 1 && at === marked ? tones.accent : (fills[(at + board + start) % 4] ?? tones.firm)
      things.push(ware.draw(x, foot, high * random.between(0.86, 1), fill))
      x += high * (ware.wide + 0.1)
    }
    return things.join('') + rect(0, foot, width, side * 0.028, tones.shade)
  }
  const stripes = Math.round(width / (side * 0.125))
  const wide = width / stripes
  const cloth = range(stripes).map((at) => {
    const fill = at % 2 ? tones.paper : tones.firm
    return rect(at * wide, 0, wide + 0.5, awning * 0.62, fill) + ringSlice([at * wide + wide / 2, awning * 0.61], 0, wide / 2, 0, 180, fill)
  })
  const lamp = line([width * 0.5, awning * 0.4], [width * 0.5, awning * 1.3], tones.line, hairline)
  const back = rect(0, 0, width, counter, tones.field)
  const front =
    rect(0, counter + side * 0.028, width, height, tones.faint) +
    polygon(
      [
        [0, height],
        [width, height],
        [width, height - 4],
        [0, height - 4],
      ],
      tones.line,
    )
  return (
    back +
    range(boards).map(shelf).join('') +
    front +
    lamp +
    ellipse(width * 0.5, awning * 1.3, side * 0.03, side * 0.038, tones.paper) +
    cloth.join('')
  )
}
