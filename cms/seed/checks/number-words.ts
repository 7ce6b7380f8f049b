const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|' +
  'nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half'

const wordedFigure = new RegExp(
  `(?<!\\b(?:few|several)\\s)\\b(?:${number})(?:(?:[\\s-]+|\\s+and\\s+)(?:${number}|a|thousand|lakh))*` + '\\s+(?:per\\s?cent|lakh|crore|rupees)\\b',
  'gi',
)

/** Returns figures written in words, such as "seven per cent". "A lakh", "a few hundred rupees" and "in rupees" do not count. */
export function wordedFigures(text: string): string[] {
  return [...text.matchAll(wordedFigure)].map((match) => match[0].replaceAll(/\s+/g, ' '))
}
