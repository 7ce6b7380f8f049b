import { boardTitles } from '../calculator-meta.ts'
import { calculatorMetas } from '../calculator-metas.ts'
import type { GlyphName } from './glyph.tsx'

/** A calculator on the board: the result with its initial input, and a text that names this input. */
export interface BoardRow {
  path: string
  name: string
  glyph: GlyphName
  result: string
  text: string
}

export interface BoardGroup {
  title: string
  rows: readonly BoardRow[]
}

/** All calculators, grouped by purpose. The results are plain text; `board-rows.test.ts` checks each against its calculator. */
export const boardGroups: readonly BoardGroup[] = boardTitles.map((title) => ({
  title,
  rows: calculatorMetas.filter(({ board }) => board.group === title).map(({ path, name, board }) => ({ path, name, ...board })),
}))

/** The most asked questions with their answers. */
export const boardQuestions: readonly { question: string; result: string; text: string; to: string }[] = [
  { question: 'Which regime?', result: '₹97,500', text: 'in the new regime, ₹2,57,400 in the old, on ₹15,00,000', to: '/income-tax-calculator' },
  {
    question: 'What will my EMI be?',
    result: '₹43,391',
    text: 'a month for ₹50 lakh at 8.5% over 20 years',
    to: '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20',
  },
  {
    question: 'What if I prepay ₹1 lakh?',
    result: '₹3,82,265',
    text: 'less interest, 11 fewer instalments',
    to: '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20&prepay=once:12:100000:time',
  },
  { question: 'What will ₹10,000 a month grow to?', result: '₹50,45,760', text: 'in 15 years, assuming 12%', to: '/sip-calculator' },
  { question: 'What is my take-home pay?', result: '₹1,03,045', text: 'a month from a CTC of ₹15,00,000', to: '/salary-calculator' },
  { question: 'How much do I need to retire?', result: '₹7.71 crore', text: 'for ₹50,000 a month today, from age 60', to: '/retirement-calculator' },
]
