import type { ShortVersion } from '@artha/contract/article-extras'
import type { ArticleChart } from '@artha/contract/article-chart'

export const shortBuilder = (short: Partial<ShortVersion> = {}): ShortVersion => ({
  lines: ['Put the fund first.', 'Start with "one month".', 'Then add two.'],
  figure: '₹1,20,000',
  figureSays: 'is six months of this household',
  appliesTo: 'Households with one salary',
  doBy: '',
  costsOrSaves: '₹500 a month',
  ...short,
})

/** One example of each kind of figure. */
export const drawnBuilder = (): ArticleChart[] => [
  {
    kind: 'bar',
    title: 'The instalment before and after the reset',
    unit: 'rupees',
    after: 1,
    source: 'Reserve Bank of India',
    address: '/figures/repo',
    date: '2026-10-07',
    rows: [
      { label: 'Before', value: 25_562 },
      { label: 'After', value: 26_035 },
    ],
  },
  {
    kind: 'slope',
    title: 'Two rates, a year apart',
    unit: 'percent',
    after: 1,
    fromLabel: 'Dec 2025',
    toLabel: 'Oct 2026',
    source: 'Sample data',
    address: '',
    date: '2026-10-07',
    rows: [
      { label: 'Repo rate', from: 5.25, to: 5.5 },
      { label: 'Loan rate', from: 8.5, to: 8.25 },
    ],
  },
  {
    kind: 'slabs',
    title: 'A rate for each part of an income',
    unit: 'percent',
    after: 9,
    source: 'Sample data',
    address: '',
    date: '2026-10-07',
    rows: [
      { from: 0, upTo: 400_000, percent: 0 },
      { from: 400_000, upTo: 800_000, percent: 5 },
      { from: 800_000, upTo: null, percent: 10 },
    ],
  },
]
