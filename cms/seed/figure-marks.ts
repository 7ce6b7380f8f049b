/** A figure in a text and its basis: `[₹2,40,000](=40000*6)` shows "₹2,40,000" and is calculated by "=40000*6". */
interface FigureMark {
  shown: string
  /** `given`, `fact:<id>`, `today:<figure>` or `=<arithmetic>`. */
  basis: string
  start: number
  end: number
}

const opening = /\[([^[\]]*)\]\((?=given\)|fact:|today:|=)/g

/** The index after the parenthesis that closes the one before `from`; -1 if there is none. */
function afterClosingParenthesis(text: string, from: number): number {
  let depth = 1
  for (let index = from; index < text.length; index += 1) {
    const character = text[index]
    if (character === '\n') return -1
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) return index + 1
  }
  return -1
}

/** Returns the marks of a text in order. Parsed by hand, because arithmetic may contain parentheses, which no regular expression can pair. */
export function figureMarks(text: string): FigureMark[] {
  const marks: FigureMark[] = []
  for (const match of text.matchAll(opening)) {
    const basisStart = match.index + match[0].length
    const end = afterClosingParenthesis(text, basisStart)
    if (end === -1) continue
    marks.push({ shown: match[1] ?? '', basis: text.slice(basisStart, end - 1), start: match.index, end })
  }
  return marks
}

/** Replaces each mark with `replacement(mark)`. */
export function replaceFigureMarks(text: string, replacement: (mark: FigureMark) => string): string {
  let result = ''
  let copied = 0
  for (const mark of figureMarks(text)) {
    result += text.slice(copied, mark.start) + replacement(mark)
    copied = mark.end
  }
  return result + text.slice(copied)
}

/** Returns the text as readers see it: figures without their basis. */
export function withoutFigureMarks(text: string): string {
  return replaceFigureMarks(text, (mark) => mark.shown)
}
