/** A figure as it stands in a text: its number, how many decimals it shows, and what one of its units is worth. */
interface ShownFigure {
  number: number
  decimals: number
  unit: 'lakh' | 'crore' | '%' | ''
}

const units = ['lakh', 'crore', '%', ''] as const

const figure = /(?<sign>[-−–])?\s?₹?\s?(?<number>\d[\d,]*(?:\.\d+)?)\s?(?<unit>lakh|crore|%|per cent)?/gi

/** The figures of a text in their order: "₹7.59 lakh to 8%" has two. */
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

/** Whether a value, rounded to the figure's own precision, reads as the figure: ₹7.59 lakh for 7,59,423. */
export function showsValue(shown: ShownFigure, value: number): boolean {
  const inUnits = value / unitWorth[shown.unit]
  const halfOfLastDigit = 0.5 * 10 ** -shown.decimals
  // A rounding half either way: 2.5 may be shown as 2 or 3; the small part is floating-point dust.
  return Math.abs(inUnits - shown.number) <= halfOfLastDigit * (1 + 1e-9) + Math.abs(inUnits) * 1e-12
}
