import { expect, it } from 'vitest'
import type { ArticleChart } from '@artha/contract/article-chart'
import { chartRows, rowsText } from './chart-rows.ts'

const head = { title: 'T', unit: 'percent', after: 0, source: 'RBI', address: '', date: '2026-10-08' } as const
const figures: ArticleChart[] = [
  { kind: 'bar', ...head, rows: [{ label: '2025', value: 6.5 }] },
  { kind: 'slope', ...head, fromLabel: 'Before', toLabel: 'Now', rows: [{ label: 'Repo', from: 6.5, to: -5.25 }] },
  {
    kind: 'slabs',
    ...head,
    rows: [
      { from: 0, upTo: 400_000, percent: 0 },
      { from: 400_000, upTo: null, percent: 5 },
    ],
  },
]

it.each(figures)('the rows of a $kind come back as they were written', (figure) => {
  expect(chartRows(figure.kind, rowsText(figure))).toEqual(figure.rows)
})

it('takes what a spreadsheet pastes, and amounts as they are written in India', () => {
  expect(chartRows('bar', '2025\t4,00,000\n\n2026 ; ₹ 2.5 lakh ')).toEqual([
    { label: '2025', value: 400_000 },
    { label: '2026', value: 250_000 },
  ])
})

it('lets the contract refuse what is not a number', () => {
  expect(chartRows('bar', 'Repo; much')).toEqual([{ label: 'Repo', value: NaN }])
})
