import { describe, expect, it } from 'vitest'
import { freshPricesIn } from './fresh-prices'

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const day = '2026-10-01'

describe('a price of a named security', () => {
  const sentence = 'Infosys closed at ₹1,450 on 1 Oct 2026.'

  it.each([
    [0, 1],
    [29, 1],
    [30, 0],
    [400, 0],
  ])('that is %d days old: %d problems', (age, count) => {
    expect(freshPricesIn(sentence, dayAfter(day, age))).toHaveLength(count)
  })

  it('is as young as the youngest day of its sentence', () => {
    expect(freshPricesIn('From 1 Oct 2026 to 2026-10-20 Infosys went from ₹1,450 to ₹1,500.', '2026-11-01')).toHaveLength(1)
    expect(freshPricesIn('From 1 Oct 2026 to 2026-10-20 Infosys went from ₹1,450 to ₹1,500.', '2026-11-19')).toEqual([])
  })

  it.each([
    'Infosys is at ₹1,450.',
    'Infosys rose 3 % this week.',
    'Tata Motors returned 12 percent in a year.',
    'NAV of Nippon India Small Cap Fund: 182.30.',
    'NSE: SUZLON trades at Rs 52.',
    'INE009A01021 at INR 1,450',
    'इंफोसिस 1,450 रुपये पर बंद हुआ।',
    'Shares of ITC rose 2 %.',
    'Infosys shares rose 5 % when its profit came to ₹6,800 crore.',
    'IndiGo closed at ₹4,512.50.',
  ])('without a day is of the day on which it is read: %s', (text) => {
    expect(freshPricesIn(text, '2026-11-22')).toHaveLength(1)
  })
})

it.each([
  'Infosys is a company of the Nifty 50.',
  'Gold is at ₹12,000 a gram.',
  'The repo rate is 5.5 %.',
  'A deposit with SBI pays 6.5 % a year.',
  'Infosys reported. The repo rate is 5.5 %.',
  'Loans of HDFC Bank begin at ₹50,000.',
  'ITC of 18 % on the bill is taken by the shop.',
  'Infosys reported a profit of ₹6,806.5 crore, 5 % more than a year ago.',
  'The fare of IndiGo came to ₹4,512.50.',
  'Airtel asks ₹299 for a plan of 28 days.',
  'Tata Motors sold 2.4 lakh vehicles.',
])('says nothing of: %s', (text) => {
  expect(freshPricesIn(text, '2026-11-22')).toEqual([])
})
