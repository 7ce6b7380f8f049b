import { expect, it } from 'vitest'
import { compareLoan } from '../loan/compare-loan.ts'
import { netWorth } from '../networth/networth-calculator.ts'
import { readLoanLink } from '../loan/loan-link.ts'
import { rupeesRow } from '../scenarios/compared-row.ts'
import { messageOf } from './frame-actions.tsx'

it('is three lines: what was entered, what comes of it, and the link', () => {
  const rows = compareLoan(readLoanLink('home-loan', new URLSearchParams()).input)
  expect(messageOf('Instalment', rows, 'https://artha.example/home-loan-calculator')).toBe(
    'Loan amount: ₹15,00,000, Annual interest rate: 6.5%, Loan tenure: 15 years\n' +
      'Monthly instalment: ₹13,066.61, Total paid: ₹23,51,989.89, Total interest: ₹8,51,989.89\n' +
      'https://artha.example/home-loan-calculator',
  )
})

it('begins with the title where rows of a list say nothing of what was entered', () => {
  expect(messageOf('Net worth', [rupeesRow('Assets', 5)], 'link')).toBe('Net worth\nAssets: ₹5.00\nlink')
})

it('says what is planned and what comes of it, and leaves out what is nothing', () => {
  const rows = compareLoan(
    readLoanLink('home-loan', new URLSearchParams('principal=5000000&annualRate=8.5&years=20&prepay=once:12:100000:time')).input,
  )
  expect(messageOf('Instalment', rows, 'link').split('\n').slice(0, 2)).toEqual([
    'Loan amount: ₹50,00,000, Annual interest rate: 8.5%, Loan tenure: 20 years, Plan: ₹1,00,000 once after instalment 12, to finish sooner',
    'Monthly instalment: ₹43,391.16, Months with the plan: 229, Interest with the plan: ₹50,31,613.69',
  ])
  const tax = [
    { name: 'Salary', text: '₹15,00,000' },
    { name: 'Section 80C', text: '₹0', isUnset: true },
    { name: 'Return a year', text: '12.47%', isResult: true },
  ]
  expect(messageOf('Tax', tax, 'link')).toBe('Salary: ₹15,00,000\nReturn a year: 12.47%\nlink')
})

it('names rows that were entered, four of them', () => {
  const asset = (label: string) => ({ label, amount: 1_000 })
  const rows = netWorth.shared.compare({ asset: ['Gold', 'Flat', 'Car', 'Fund', 'Cash'].map(asset), liability: [] }, '2026-11-26')
  expect(messageOf('Net worth', rows, 'link').split('\n')[0]).toBe('What you own: Gold ₹1,000, Flat ₹1,000, Car ₹1,000, Fund ₹1,000 and 1 more')
})
