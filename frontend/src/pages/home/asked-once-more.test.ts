import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedAnswer, noAnswer } from '../../features/chat/chat-answers.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { shippedSearch, shippedTerms } from '../../mocks/page-tests/shipped-content.ts'
import { answerQuestion } from './answer-question.ts'

/** New questions, asked after the answers to `asked-by-others.test.ts` were fixed. Their right answers were written down before. */

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-26T06:30:00Z'))
  server.use(
    http.get('/api/terms', () => HttpResponse.json(shippedTerms)),
    http.get('/api/search', ({ request }) => HttpResponse.json(shippedSearch(new URL(request.url).searchParams.get('q') ?? ''))),
  )
})
afterEach(() => void vi.useRealTimers())

const answerTo = async (question: string) => fixedAnswer(question) ?? (await answerQuestion(question)) ?? noAnswer

it.each([
  ['post office 5 year fd interest', '/figures/ss-rates'],
  ['मासिक आय योजना की ब्याज दर', '/figures/ss-rates'],
  ['post office fd 2 lakh 5 years', '/post-office-calculator?scheme=td5&amount=200000'],
  ['sip 10 lakh 5 years 12%', '/goal-calculator?target=1000000'],
  ['tax slab for 2026-27', '/figures/it-slabs-new'],
  ['ppf me 1 lakh saal me 15 saal', '/ppf-calculator?yearly=100000'],
  ['upi limit', '/glossary/upi'],
  ['how is gratuity calculated', '/glossary/gratuity'],
  ['80d limit for parents', '/figures/it-80d'],
  ['monthly 15000 invest for 20 years at 10', '/sip-calculator?monthly=15000&annualRate=10&months=240'],
])('%s: %s', async (question, to) => {
  const first = (await answerTo(question)).links[0]?.to ?? ''
  expect(first.startsWith(to), first).toBe(true)
})

it.each([
  ['car loan ka byaj kitna hai', /Each lender sets its own rate/],
  ['what is 5% of 7.5 lakh', /^5% of ₹7,50,000 is ₹37,500\.$/],
  ['i was cheated of 50000 on telegram', /1930/],
  ['mere pati ki mrityu ho gayi insurance kaise milega', /sorry for your loss/],
  ['loan ki kist nahi de pa raha hu', /in writing/],
  ['my claim was denied by the insurer', /IRDAI/],
  ['where can i invest 5 lakh', /sebi\.gov\.in/],
  ['kya sip safe hai', /sebi\.gov\.in/],
])('%s', async (question, said) => expect((await answerTo(question)).text).toMatch(said))
