import { expect, it } from 'vitest'
import { compareLoan } from '../loan/compare-loan.ts'
import { readLoanLink } from '../loan/loan-link.ts'
import { rupeesRow } from '../scenarios/compared-row.ts'
import { messageOf } from './message-of.ts'

it('is three lines: what was entered, what comes of it, and the link', () => {
  const rows = compareLoan(readLoanLink('home-loan', new URLSearchParams()).input)
  expect(messageOf('Instalment', rows, 'https://artha.example/home-loan-calculator')).toBe(
    'Loan amount: ₹15,00,000, Interest rate a year: 6.5%, Time to repay: 15 years\n' +
      'Instalment a month: ₹13,066.61, All instalments: ₹23,51,989.89, Interest in all: ₹8,51,989.89\n' +
      'https://artha.example/home-loan-calculator',
  )
})

it('begins with the title where rows of a list say nothing of what was entered', () => {
  expect(messageOf('Net worth', [rupeesRow('Assets', 5)], 'link')).toBe('Net worth\nAssets: ₹5.00\nlink')
})
