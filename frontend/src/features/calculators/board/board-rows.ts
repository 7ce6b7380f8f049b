import type { GlyphName } from './glyph.tsx'

/** A calculator on the board: the result with its initial input, and a text that names this input. */
export interface BoardRow {
  path: string
  name: string
  glyph: GlyphName
  figure: string
  text: string
}

export interface BoardGroup {
  title: string
  rows: readonly BoardRow[]
}

const row = (path: string, name: string, glyph: GlyphName, figure: string, text: string): BoardRow => ({
  path: `/${path}-calculator`,
  name,
  glyph,
  figure,
  text,
})

/**
 * All calculators, grouped by purpose. The results are plain text, so that the board loads no calculator; `board-rows.test.ts` checks each against
 * its calculator.
 */
export const boardGroups: readonly BoardGroup[] = [
  {
    title: 'Borrow',
    rows: [
      row('loan', 'Loan', 'coins', '₹1,591', 'a month for ₹1,50,000 at 5% over 10 years'),
      row('home-loan', 'Home loan', 'house', '₹13,067', 'a month for ₹15,00,000 at 6.5% over 15 years'),
      row('car-loan', 'Car loan', 'car', '₹9,901', 'a month for ₹5,00,000 at 7% over 5 years'),
      row('loan-eligibility', 'Loan eligibility', 'person', '₹57,61,542', 'you can borrow on a ₹1,00,000 monthly income'),
      row('flat-rate', 'Flat rate', 'percent', '17.92%', 'is what 10% flat over 36 months really costs'),
      row('balance-transfer', 'Balance transfer', 'arrows', '₹4,04,693', 'saved by moving ₹40,00,000 from 9.5% to 8.5%'),
      row('credit-card', 'Credit card', 'card', '226 months', 'to clear ₹50,000 at 42%, paying the minimum'),
      row('credit', 'Credit score', 'scale', '636', 'out of 900, estimated from five habits'),
    ],
  },
  {
    title: 'Save and invest',
    rows: [
      row('sip', 'SIP', 'growth', '₹50,45,760', 'from ₹10,000 a month for 15 years, assuming 12%'),
      row('investment', 'Investment', 'growth', '₹3,04,24,975', 'from a lump sum plus monthly savings, at an assumed rate'),
      row('lumpsum', 'Lumpsum', 'coins', '₹3,10,585', 'from ₹1,00,000 in 10 years, assuming 12%'),
      row('goal', 'Goal', 'target', '₹15,416', 'a month for a goal that costs ₹20,00,000 today'),
      row('swp', 'SWP', 'ladder', '₹68,45,597', 'left of ₹50,00,000 after 20 years, assuming 8%'),
      row('retirement', 'Retirement', 'person', '₹7,71,48,478', 'to spend ₹50,000 a month in today’s money, age 60 to 85'),
      row('fixed-deposit', 'Fixed deposit', 'bank', '₹1,37,009', 'from ₹1,00,000 at 6.5% in 5 years'),
      row('rd', 'Recurring deposit', 'bank', '₹3,56,829', 'from ₹5,000 a month at 6.7% in 5 years'),
      row('ppf', 'PPF', 'shield', '₹40,68,209', 'from ₹1,50,000 a year for 15 years at 7.1%'),
      row('sukanya', 'Sukanya Samriddhi', 'shield', '₹71,82,119', 'from ₹1,50,000 a year, after 21 years at 8.2%'),
      row('post-office', 'Post office schemes', 'bank', '₹1,44,903', 'from ₹1,00,000 in a National Savings Certificate at 7.7%'),
      row('epf', 'EPF', 'shield', '₹90,25,826', 'after 20 years on a basic pay of ₹50,000 a month'),
      row('nps', 'NPS', 'shield', '₹1,13,96,627', 'from ₹5,000 a month for 30 years, assuming 10%'),
      row('returns', 'Returns', 'percent', '12.47%', 'a year if ₹1,00,000 became ₹1,80,000 in 5 years'),
      row('inflation', 'Inflation', 'growth', '₹1,79,085', 'in 10 years for what costs ₹1,00,000 now, at 6%'),
    ],
  },
  {
    title: 'Tax and salary',
    rows: [
      row('income-tax', 'Income tax', 'receipt', '₹97,500', 'on a salary of ₹15,00,000 in the new regime'),
      row('salary', 'Salary', 'person', '₹1,03,045', 'a month in hand from a CTC of ₹15,00,000'),
      row('hra', 'HRA', 'house', '₹1,80,000', 'exempt from ₹3,00,000 of HRA, paying ₹2,40,000 rent'),
      row('gst', 'GST', 'receipt', '₹1,180', 'for ₹1,000 plus 18% GST'),
      row('gratuity', 'Gratuity', 'coins', '₹4,15,385', 'after 12 years on a last salary of ₹60,000'),
      row('capital-gains', 'Capital gains', 'percent', '₹34,375', 'on shares bought for ₹5,00,000 and sold for ₹9,00,000'),
    ],
  },
  {
    title: 'Plan and business',
    rows: [
      row('networth', 'Net worth', 'scale', '₹3,30,000', 'in our example; enter your own figures'),
      row('budget', 'Budget', 'receipt', '₹25,000', 'left each month from ₹65,000 in our example'),
      row('insurance', 'Insurance', 'shield', '₹6,600', 'a month: a rough estimate, not a quote'),
      row('revenue', 'Revenue & profit', 'growth', '₹60,00,000', 'profit on 2,500 units sold at ₹2,500'),
    ],
  },
]

/** The most asked questions with their answers. */
export const boardQuestions: readonly { question: string; figure: string; text: string; to: string }[] = [
  { question: 'Which regime?', figure: '₹97,500', text: 'in the new regime, ₹2,57,400 in the old, on ₹15,00,000', to: '/income-tax-calculator' },
  {
    question: 'What will my EMI be?',
    figure: '₹43,391',
    text: 'a month for ₹50 lakh at 8.5% over 20 years',
    to: '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20',
  },
  {
    question: 'What if I prepay ₹1 lakh?',
    figure: '₹3,82,265',
    text: 'less interest, 11 fewer instalments',
    to: '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20&prepay=once:12:100000:time',
  },
  { question: 'What will ₹10,000 a month grow to?', figure: '₹50,45,760', text: 'in 15 years, assuming 12%', to: '/sip-calculator' },
  { question: 'What is my take-home pay?', figure: '₹1,03,045', text: 'a month from a CTC of ₹15,00,000', to: '/salary-calculator' },
  { question: 'How much do I need to retire?', figure: '₹7.71 crore', text: 'for ₹50,000 a month today, from age 60', to: '/retirement-calculator' },
]
