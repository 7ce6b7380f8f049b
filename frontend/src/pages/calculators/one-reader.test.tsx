import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerSearches, input, openSearch } from '../../mocks/page-tests/search-box.tsx'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { answerQuestion } from '../home/answer-question.ts'

/** Board, search and chat share one parser, so a question leads to the same calculators with the same words in each. */

beforeEach(answerSearches)

const scriptMs = 30_000
const links = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

async function onBoard(question: string) {
  await renderPageAt('/calculators')
  fireEvent.change(screen.getByLabelText('What do you want to work out?'), { target: { value: question } })
  const form = screen.getByRole('search', { name: 'Calculators' })
  await waitFor(() => expect(within(form).getByRole('status')).not.toBeEmptyDOMElement(), { timeout: scriptMs })
  return form
}

async function inSearch(question: string) {
  await openSearch()
  fireEvent.change(input(), { target: { value: question } })
  return screen.getByRole('search', { name: 'Search' })
}

describe('a sum opens the same calculator, filled in alike', () => {
  it.each([
    ['home loan 50 lakh 8.5% 20 years', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240', '₹43,391 a month'],
    ['होम लोन 50 लाख 8.5% 20 साल', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240', '₹43,391 a month'],
    ['15 लाख पर टैक्स', '/income-tax-calculator?salary=1500000', '₹97,500 a year'],
    ['5000 में 18% जीएसटी', '/gst-calculator?amount=5000&rate=18', 'GST of ₹900'],
    ['एफडी 1 लाख 7% 1 साल', '/fixed-deposit-calculator?principal=100000&annualRate=7&years=1', '₹1,07,186 at maturity'],
    ['nsc 1 lakh', '/post-office-calculator?scheme=nsc&amount=100000', '₹1,44,903'],
  ])('%s', async (question, to, said) => {
    const board = await onBoard(question)
    expect(links(board)[0]).toBe(to)
    await waitFor(() => expect(board).toHaveTextContent(said), { timeout: scriptMs })
    cleanup()
    const search = await inSearch(question)
    await waitFor(() => expect(search).toHaveTextContent(said), { timeout: scriptMs })
    fireEvent.submit(search)
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(to))
    const answer = await answerQuestion(question)
    expect(answer?.links[0]?.to).toBe(to)
    expect(answer?.text).toContain(said)
  })
})

describe('a percentage is said, and needs no calculator', () => {
  it.each([
    ['18% of 50000', '18% of ₹50,000 is ₹9,000.'],
    ['50000 ka 12 pratishat', '12% of ₹50,000 is ₹6,000.'],
    ['पाँच लाख का 8 प्रतिशत कितना', '8% of ₹5,00,000 is ₹40,000.'],
  ])('%s', async (question, said) => {
    expect(await onBoard(question)).toHaveTextContent(said)
    cleanup()
    const search = await inSearch(question)
    await waitFor(() => expect(search).toHaveTextContent(said), { timeout: scriptMs })
    expect(search).not.toHaveTextContent('Ask about')
    expect((await answerQuestion(question))?.text).toBe(said)
  })
})

it.each([
  ['kvp rate', 'Kisan Vikas Patra: 7.50% a year; Kisan Vikas Patra doubles in: 115 months, held until 30 Sep 2026'],
  ['डाकघर एफडी ब्याज दर', 'Time deposit, 5 years: 7.50% a year'],
  ['gst slab', 'Nil: 0%; Reduced: 5%; Standard: 18%; Highest: 40%'],
])('%s: the search and the chat say the figure', async (question, said) => {
  expect((await answerQuestion(question))?.text).toContain(said)
  const search = await inSearch(question)
  await waitFor(() => expect(search).toHaveTextContent(said), { timeout: scriptMs })
})

it('a SIP of so much is offered as a goal and as an instalment', async () => {
  const question = 'sip 50 lakh 15 years'
  const both = ['/goal-calculator?target=5000000&months=180', '/sip-calculator?monthly=5000000&months=180']
  const board = await onBoard(question)
  expect(links(board)).toEqual(both)
  expect(board).toHaveTextContent('₹50,00,000 may be your goal or your monthly SIP. Which one do you mean?')
  cleanup()
  const search = await inSearch(question)
  await waitFor(() => expect(search).toHaveTextContent(/₹50,00,000.*₹50,00,000 a month/), { timeout: scriptMs })
  expect((await answerQuestion(question))?.links.map(({ to }) => to)).toEqual(both)
})
