import { describe, expect, it } from 'vitest'
import { figureFindings } from './figure-findings'

const table = {
  names: ['Form 16', '50-30-20'],
  facts: [
    {
      id: 'repo-rate',
      statement: 'Repo rate 5.25% since 5 Dec 2025',
      values: ['5.25%', '5 Dec 2025', '4 lakh'],
      valid: 'to Feb 2026',
      source: 'RBI',
    },
  ],
}

describe('figureFindings', () => {
  it.each([
    ['no figure', 'Two people take three steps.'],
    ['an assumption', 'Suppose [₹40,000](given) a month.'],
    ['a fact', '[5.25%](fact:repo-rate) since [5 Dec 2025](fact:repo-rate), up to [₹4 lakh](fact:repo-rate)'],
    ['arithmetic', '[₹2,40,000](=40000*6), [₹2.4 lakh](=40000*6), [12.5%](=5/40*100)'],
    ['a list number', '1. First\n2. Second [₹1](given)'],
    ['a name', 'Form 16 and the 50-30-20 rule'],
    ['a calculator that opens filled', 'the [loan calculator](/loan-calculator?principal=48500&years=1) shows it'],
    ['an indefinite sum', 'A lakh here, a few rupees there.'],
  ])('allows %s', (_name, text) => {
    expect(figureFindings('body', text, table)).toEqual([])
  })

  it.each([
    ['a bare figure', 'pays 7.1% now', 'body: "7.1%": a figure without a mark'],
    ['a bare year', 'in 2019.', 'body: "2019.": a figure without a mark'],
    ['a figure in words', 'pays seven per cent', 'body: "seven per cent": a figure in words without a mark'],
    ['an unknown fact', '[4%](fact:cess)', 'body: "4%": no fact "cess"'],
    ['a value the fact does not have', '[5.5%](fact:repo-rate)', 'body: "5.5%": not among the values of "repo-rate"'],
    ['a unit the fact does not have', '[4%](fact:repo-rate)', 'body: "4%": not among the values of "repo-rate"'],
    ['a wrong sum', '[₹2,50,000](=40000*6)', 'body: "₹2,50,000": 40000*6 is 240000'],
    ['a sum of nothing', '[₹1](=price*2)', 'body: "₹1": price*2: not arithmetic: "price"'],
    ['two figures for one sum', '[1 or 2](=1)', 'body: "1 or 2": arithmetic shows one figure'],
    ['a mark without a figure', '[half](given)', 'body: "half": a mark without a digit'],
  ])('finds %s', (_name, text, finding) => {
    expect(figureFindings('body', text, table)).toEqual([finding])
  })
})
