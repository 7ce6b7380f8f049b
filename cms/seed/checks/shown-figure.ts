/** A figure as printed: its number, its decimal places, and the value of its unit. */
interface ShownFigure {
  number: number
  decimals: number
  unit: 'lakh' | 'crore' | '%' | ''
}

const units = ['lakh', 'crore', '%', ''] as const

const figure = /(?<sign>[-−–])?\s?₹?\s?(?<number>\d[\d,]*(?:\.\d+)?)\s?(?<unit>lakh|crore|%|per cent)?/gi

/** Returns the figures of a text in order. "₹7.59 lakh to 8%" has two. */
export function shownFigures(text: string): ShownFigure[] {
  return [...text.matchAll(figure)].map(({ groups = {} }) => {
    const digits = (groups.number ?? '').replace(/,+$/, '').replaceAll(',', '')
    const unit = (groups.unit ?? '').toLowerCase().replace('per cent', '%')
    return {
      number: Number(digits) * (groups.sign ? -1 : 1),
      decimals: digits.split('.')[1]?.length ?? 0,
      unit: units.find((each) => each === unit) ?? '',
    }
  })
}

const unitWorth = { lakh: 1e5, crore: 1e7, '%': 1, '': 1 } as const

/** True if the value, rounded to the printed precision, reads as the figure: 7,59,423 reads as ₹7.59 lakh. */
export function showsValue(shown: ShownFigure, value: number): boolean {
  const inUnits = value / unitWorth[shown.unit]
  const halfOfLastDigit = 0.5 * 10 ** -shown.decimals
  // Accepts rounding up and down: 2.5 may be printed as 2 or 3. The tiny term allows for floating-point error.
  return Math.abs(inUnits - shown.number) <= halfOfLastDigit * (1 + 1e-9) + Math.abs(inUnits) * 1e-12
}
