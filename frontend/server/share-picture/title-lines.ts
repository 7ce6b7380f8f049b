/** A title broken into lines. */
export interface FittedTitle {
  sizePx: number
  lines: readonly string[]
}

export interface TitleSpace {
  widthPx: number
  heightPx: number
  /** Height of a line, in ems. */
  lineHeight: number
  /** Font sizes, largest first. */
  sizesPx: readonly number[]
  /** Returns the width of a text, in ems. */
  widthOf: (text: string) => number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const ellipsis = '…'

/** Breaks a title into lines in the largest font size in which it fits. In the smallest size, it is shortened with an ellipsis. */
export function fitTitle(title: string, space: TitleSpace): FittedTitle {
  let set: FittedTitle = { sizePx: 0, lines: [] }
  for (const sizePx of space.sizesPx) {
    const widest = space.widthPx / sizePx
    const most = Math.max(1, Math.floor(space.heightPx / (sizePx * space.lineHeight)))
    const lines = balanced(title, widest, space.widthOf)
    if (lines.length <= most) return { sizePx, lines }
    set = { sizePx, lines: [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', widest, space.widthOf)] }
  }
  return set
}

/** Breaks a title into as few lines as possible, of similar width, so that no line has a single word. */
function balanced(title: string, widest: number, widthOf: TitleSpace['widthOf']) {
  const words = wordsOf(title, widest, widthOf)
  const greedy = wrap(words, widest)
  let [low, high] = [0, widest]
  // Binary search to a fiftieth of an em: wider lines never need more of them
  while (high - low > 0.02) {
    const middle = (low + high) / 2
    if (wrap(words, middle).length > greedy.length || words.some(({ width }) => width > middle)) low = middle
    else high = middle
  }
  return wrap(words, high).map((line) => line.join(' '))
}

interface Word {
  text: string
  width: number
  /** Width of the word with the space before it. */
  widthAfterSpace: number
}

/** Splits a title into words with their widths. A word wider than a line is split into several. */
function wordsOf(title: string, widest: number, widthOf: TitleSpace['widthOf']): Word[] {
  const space = widthOf('a a') - 2 * widthOf('a')
  return title
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((text) => (widthOf(text) > widest ? pieces(text, widest, widthOf) : [text]))
    .map((text) => ({ text, width: widthOf(text), widthAfterSpace: widthOf(text) + space }))
}

function pieces(word: string, widest: number, widthOf: TitleSpace['widthOf']) {
  const made = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${made.at(-1) ?? ''}${segment}`
    if (widthOf(longer) > widest) made.push(segment)
    else made[made.length - 1] = longer
  }
  return made.filter(Boolean)
}

function wrap(words: readonly Word[], widest: number) {
  const lines: string[][] = []
  let width = Infinity
  for (const word of words) {
    if (width + word.widthAfterSpace > widest) {
      lines.push([word.text])
      width = word.width
    } else {
      lines.at(-1)?.push(word.text)
      width += word.widthAfterSpace
    }
  }
  return lines
}

/** Shortens the last line to end with an ellipsis. */
function shortened(line: string, widest: number, widthOf: TitleSpace['widthOf']) {
  const words = line.split(' ')
  while (words.length > 1 && widthOf(`${words.join(' ')}${ellipsis}`) > widest) words.pop()
  const kept = [...graphemes.segment(words.join(' '))].map(({ segment }) => segment)
  while (kept.length > 1 && widthOf(`${kept.join('')}${ellipsis}`) > widest) kept.pop()
  return `${kept.join('').replace(/[\p{P}\s]+$/u, '')}${ellipsis}`
}
