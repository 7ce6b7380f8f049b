import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixedAnswer, noAnswer } from '../../features/chat/chat-answers.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { shippedSearch, shippedTerms } from '../../mocks/page-tests/shipped-content.ts'
import { answerQuestion } from './answer-question.ts'

/** Sixty questions of 27 November 2026. Their right answers were written down before they were asked. */

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-26T06:30:00Z'))
  server.use(
    http.get('/api/terms', () => HttpResponse.json(shippedTerms)),
    http.get('/api/search', ({ request }) => HttpResponse.json(shippedSearch(new URL(request.url).searchParams.get('q') ?? ''))),
  )
})
afterEach(() => void vi.useRealTimers())

const answerTo = async (question: string) => fixedAnswer(question) ?? (await answerQuestion(question)) ?? noAnswer

/** Questions, each with the places to which its first link may lead. */
it.each([
  ['emi kya hota hai', '/glossary/emi'],
  ['how do i reduce my home loan emi', '/home-loan-calculator', '/balance-transfer-calculator', '/glossary/part-payment'],
  [
    '60 lakh loan 9 percent 25 years emi',
    '/home-loan-calculator?principal=6000000&annualRate=9&months=300',
    '/loan-calculator?principal=6000000&annualRate=9&months=300',
  ],
  ['difference between neft and rtgs', '/glossary/neft', '/glossary/rtgs'],
  ['what is form 26as', '/glossary/form-26as'],
  ['tax on 18 lakh salary', '/income-tax-calculator?salary=1800000'],
  ['mujhe 12 lakh ki salary par kitna tax dena hoga', '/income-tax-calculator?salary=1200000'],
  ['is 12 lakh income tax free', '/income-tax-calculator?', '/figures/it-rebate-new'],
  ['what is 87a rebate', '/figures/it-rebate-new', '/glossary/rebate'],
  ['itr filing last date', '/figures/it-duedates', '/tax-calendar'],
  ['can i claim both hra and home loan interest', '/hra-calculator', '/figures/it-24b', '/glossary/hra', '/blog/six-tax-rules'],
  ['hra calculation', '/hra-calculator'],
  ['80d limit for senior citizen parents', '/figures/it-80d'],
  ['nps tax benefit', '/figures/it-nps', '/figures/nps-tax'],
  ['how is gst split between centre and state', '/figures/gst-split', '/glossary/cgst', '/glossary/sgst', '/blog/four-types-of-gst', '/blog/cgst'],
  ['18% gst included in 2360', '/gst-calculator?amount=2360&rate=18&mode=remove'],
  ['gst registration limit', '/figures/gst-registration'],
  ['what is input tax credit in simple words', '/glossary/input-tax-credit'],
  ['sip of 5000 for 10 years at 12 percent', '/sip-calculator?monthly=5000&annualRate=12&months=120'],
  ['how much to invest monthly for 50 lakh in 12 years', '/goal-calculator?target=5000000&months=144'],
  ['expense ratio kitna hona chahiye', '/glossary/expense-ratio', '/figures/mf-ber'],
  ['how much term insurance do i need', '/insurance-calculator'],
  ['co payment in health insurance', '/glossary/co-payment'],
  ['what is idv in car insurance', '/glossary/insured-declared-value'],
  ['fd 5 lakh 7.25 percent 2 years', '/fixed-deposit-calculator?principal=500000&annualRate=7.25&years=2'],
  ['ppf rate of interest', '/figures/ss-rates'],
  ['ppf withdrawal rules', '/figures/ss-ppf'],
  ['sukanya account age limit', '/figures/ss-ssy'],
  ['how much money in bank is insured', '/figures/dicgc'],
  ['how to open demat account', '/glossary/demat-account'],
  ['ipo kya hai', '/glossary/ipo'],
  ['nav kya hota hai', '/glossary/nav'],
  ['cagr of 50000 to 90000 in 5 years', '/returns-calculator?start=50000&end=90000&years=5'],
  ['1 crore after 25 years value at 6% inflation', '/inflation-calculator?amount=10000000&inflation=6&months=300'],
  ['retire at 50 how much corpus', '/retirement-calculator'],
  ['epf interest rate 2025-26', '/figures/epf-rate'],
  ['pf kitna katta hai salary se', '/figures/epf-split', '/epf-calculator', '/glossary/epf'],
  ['gratuity for 7 years service 50000 salary', '/gratuity-calculator?salary=50000&months=84'],
  ['in hand salary of 20 lpa', '/salary-calculator?ctc=2000000'],
  ['next rbi meeting', '/figures/mpc-dates'],
  ['current inflation rate in india', '/figures/cpi'],
  ['what is fiscal deficit', '/glossary/fiscal-deficit'],
  ['आवर्ती जमा क्या है', '/glossary/recurring-deposit'],
  ['टैक्स कैसे बचाएं', '/blog/tax-saving', '/income-tax-calculator', '/glossary/section-80c', '/tax'],
  ['होम लोन 30 लाख 20 साल 8.5 ब्याज', '/home-loan-calculator?principal=3000000&annualRate=8.5&months=240'],
  ['मुझे बजट बनाना है', '/budget-calculator'],
  ['शेयर बाजार कैसे सीखें', '/finance-academy', '/glossary/share', '/investment', '/blog/'],
  ['unsubscribe newsletter', '/newsletter'],
  ['how do i delete my account', '/account'],
])('%s: %s', async (question, ...right) => {
  const first = (await answerTo(question)).links[0]?.to ?? ''
  expect(
    right.some((to) => first.startsWith(to)),
    first,
  ).toBe(true)
})

// Judged to be the first answer, it is the second: the term is in the question
it.each([
  ['gst on restaurant bill', '/gst-calculator'],
  ['step up sip', '/sip-calculator'],
])('%s: second, %s', async (question, to) => expect((await answerTo(question)).links[1]?.to).toBe(to))

it.each([
  ['what if i miss an emi', /in writing|lender/],
  ['is sip better than fd', /different jobs|sebi\.gov\.in/],
  ['which insurance company is good', /does not rank|nobody is ranked/],
  ['upi transaction failed but money debited', /ombudsman|your bank/],
  ['loan app is threatening me', /1930|police/],
  ['i got a call saying my kyc is expired', /1930/],
  ['who made this site', /who writes/],
])('%s', async (question, said) => expect((await answerTo(question)).text).toMatch(said))

it.each([
  [
    'what is the capital of france',
    ['/capital-gains-calculator', '/glossary', '/calculators', '/contact?message=I+looked+for%3A+what+is+the+capital+of+france'],
  ],
  ['write a python program', ['/contact']],
])('%s: the chat says that it does not know, and offers %j', async (question, to) => {
  const { text, links } = await answerTo(question)
  expect(text).toBe(noAnswer.text)
  expect(links.map((link) => link.to)).toEqual(to)
})
