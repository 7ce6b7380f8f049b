import { describe, expect, it } from 'vitest'
import { plainQuestion, saidNumbers } from './said-numbers.ts'

const said = (question: string) => saidNumbers(plainQuestion(question))

describe('the box reads', () => {
  it.each([
    ['50 lakh 8.5 20', { amount: 5_000_000, rate: 8.5, months: 240 }],
    ['50L @8.5 240m', { amount: 5_000_000, rate: 8.5, months: 240 }],
    ['Rs.50 lakh, 8.5%, 20 years.', { amount: 5_000_000, rate: 8.5, months: 240 }],
    ['loan of 1 50 000 at 10 for 3', { amount: 150_000, rate: 10, months: 36 }],
    ['sip 10 000 12 15', { amount: 10_000, rate: 12, months: 180 }],
    ['rd 500 12 24', { amount: 500, rate: 12, months: 288 }],
    ['1 crore 25 lakh', { amount: 12_500_000 }],
    ['1 लाख और 50 हज़ार', { amount: 150_000 }],
    ['50 lakh 9% 2y6m', { amount: 5_000_000, rate: 9, months: 30 }],
    ['50 lakh 9% 2 years 6 months', { amount: 5_000_000, rate: 9, months: 30 }],
    ['10 लाख रुपये 12 महीने', { amount: 1_000_000, months: 12 }],
    ['५०,००,००० ८.५ २० साल', { amount: 5_000_000, rate: 8.5, months: 240 }],
    ['tax 15 lakh 2025-26', { amount: 1_500_000, taxYear: '2025-26' }],
    ['form 16 for 15 lakh', {}],
    ['section 80c', {}],
    ['home loan 1.5 Cr 8.5 20', { amount: 15_000_000, rate: 8.5, months: 240 }],
    ['home loan 2 CR 9', { amount: 20_000_000, rate: 9 }],
    ['fd 50.90 rupees 7%', { amount: 50.9, rate: 7 }],
    ['fd 2 lakh 400 days', { amount: 200_000, days: 400 }],
    ['5000 mahine ki sip 20 saal', { amount: 5_000, months: 240 }],
    ['dedh lakh do saal', { amount: 150_000, months: 24 }],
  ])('%j', (question, numbers) => {
    expect(said(question).said).toEqual(numbers)
  })
})

describe('the box guesses nothing at', () => {
  it.each([
    ['loan 5 lakh 10 lakh', '5 lakh 10 lakh'],
    ['50 lakh 8.5 20 3 years', '3 years'],
    ['loan 10-12 lakh', '10-12'],
    ['loan of 5 to 6 lakh', '5 to 6 lakh'],
    ['refinance 40 lakh 9.2 8.4', '8.4'],
    ['loan -5 lakh', '-5'],
    ['$500 loan', '$500'],
    ['1.5.2 lakh', '1.5.2'],
    ['0x10 loan', '0x10'],
    ['50lakh8.5', '50lakh8.5'],
    ['5² lakh', '2'],
    ['tax 15 lakh 2026', '2026'],
    ['80C 1.5 lakh tax', '80c'],
    ['loan 45,000.00 Dr', '45,000.00 Dr means a bank debit, not crore'],
    ['fd 500.00-', '500.00 Dr means a bank debit, not crore'],
  ])('%j', (question, strange) => {
    expect(said(question)).toEqual({ said: {}, unread: [strange] })
  })

  it.each([
    ['1,5 lakh 9 3', ['1.5 lakh 9 3', '15 lakh 9 3']],
    ['50 lakh 8,5 20', ['50 lakh 8.5 20', '50 lakh 85 20']],
    ['loan 1,50,00', ['loan 150', 'loan 15000']],
    ['loan 50.90Cr 9', ['loan 50.90 rupees 9', 'loan 50.90 crore 9']],
    ['fd INR 1,250.00 (Cr)', ['fd 1,250.00 rupees', 'fd 1,250.00 crore']],
    ['fd ₹ 5,000CR 7%', ['fd 5,000 rupees 7%', 'fd 5,000 crore 7%']],
  ])('%j, which is offered in both readings', (question, readings) => {
    expect(said(question).readings).toEqual(readings)
  })
})
