import { figuresOf, plainQuestion } from './said-figures.ts'

/** Units that are left when their figures are gone. */
const units = /(?<![\p{L}\p{M}])(?:crores?|crs?|lakhs?|lacs?|lpa|rs|rupees?|inr|करोड|लाख|हजार|रुपये|रुपए)(?![\p{L}\p{M}])/gu

/** The words of a question without its amounts, rates, ages and times, as they may be sent: names of the law and tax years stay. */
export function withoutAmounts(question: string): string {
  let text = plainQuestion(question)
  for (const { isName, written } of figuresOf(text)) if (!isName) text = text.replace(written, ' ')
  return text
    .replace(/[₡]/g, ' ')
    .replace(units, ' ')
    .replace(/(?<![\d-])\d{3,}(?![\d-])/g, (digits) => (/^20\d\d$/.test(digits) ? digits : ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
