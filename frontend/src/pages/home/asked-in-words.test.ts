import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedAnswer, noAnswer } from '../../features/chat/chat-answers.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { shippedSearch, shippedTerms } from '../../mocks/page-tests/shipped-content.ts'
import { answerQuestion } from './answer-question.ts'

/** The decoded addresses of all requests sent. */
const sent: string[] = []

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-26T06:30:00Z'))
  sent.length = 0
  server.events.on('request:start', ({ request }) => void sent.push(decodeURIComponent(request.url)))
  server.use(
    http.get('/api/terms', () => HttpResponse.json(shippedTerms)),
    http.get('/api/search', ({ request }) => HttpResponse.json(shippedSearch(new URL(request.url).searchParams.get('q') ?? ''))),
  )
})
afterEach(() => {
  server.events.removeAllListeners()
  vi.useRealTimers()
})

const answerTo = async (question: string) => fixedAnswer(question) ?? (await answerQuestion(question)) ?? noAnswer

it.each([
  ['PPF rate', 'Public Provident Fund: 7.10% a year', '/figures/ss-rates'],
  ['ppf ki byaj dar kya hai', 'Not verified: one source', '/figures/ss-rates'],
  ['ssy interest rate', 'Sukanya Samriddhi account: 8.20%', '/figures/ss-rates'],
  ['nsc rate', 'National Savings Certificate: 7.70%', '/figures/ss-rates'],
  ['next RBI policy date', 'Decision: 4 Dec 2026', '/figures/mpc-dates'],
  ['rbi ki agli baithak kab hai', '4 Dec 2026', '/figures/mpc-dates'],
  ['80C limit', '₹1,50,000', '/figures/it-80c'],
  ['80d limit for senior citizen parents', '₹50,000', '/figures/it-80d'],
  ['standard deduction', 'New regime: ₹75,000', '/figures/it-stddeduction'],
  ['senior citizen FD TDS limit', 'For senior citizens, above: ₹1,00,000', '/figures/tds-interest'],
  ['fd tds limit', '₹50,000', '/figures/tds-interest'],
  ['epf rate', '8.25% a year, held until 31 Mar 2026', '/figures/epf-rate'],
  ['epf wage ceiling', '₹25,000 a month', '/figures/epf-ceiling'],
  ['new tax regime slab 2026-27', '₹4,00,000 to ₹8,00,000: 5%', '/figures/it-slabs-new'],
  ['inflation rate india', '4.82%', '/figures/cpi'],
  ['ppf maximum deposit', '₹1,50,000', '/figures/ss-ppf'],
])('%s: %s', async (question, said, to) => {
  const { text, links } = await answerTo(question)
  expect(text).toContain(said)
  expect(text).toContain('Source: ')
  expect(links[0]?.to).toBe(to)
})

it.each([
  ["i can't pay my emi", 'in writing'],
  ['lost my job how to pay emi', 'in writing'],
  ['emi nahi bhar pa raha', 'in writing'],
  ['कर्ज नहीं चुका पा रहा', 'in writing'],
  ['loan app harassment', 'cybercrime.gov.in'],
  ['loan app wale dhamki de rahe hain', 'RBI ombudsman'],
  ['recovery agent threatens', 'RBI ombudsman'],
  ['रिकवरी एजेंट धमकी दे रहा है', 'RBI ombudsman'],
  ['लोन ऐप वाले परेशान कर रहे हैं', 'RBI ombudsman'],
  ['got cheated upi fraud', '1930'],
  ['i gave my otp to someone', '1930'],
  ['otp share kar diya', '1930'],
  ['suicide debt', '14416'],
  ['karz se pareshan hoon mar jana chahta hu', '14416'],
  ["i don't want to live anymore", '14416'],
  ['complaint against bank', 'RBI ombudsman'],
])('%s: help, and nothing to work out', async (question, said) => {
  const { text, links } = await answerTo(question)
  expect(text).toContain(said)
  expect(links.filter(({ to }) => to.includes('calculator'))).toEqual([])
  expect(sent).toEqual([])
})

describe('no scheme, fund house or share is named', () => {
  it.each([
    'best sip to invest',
    'top 5 elss funds',
    'sabse acha sip konsa hai',
    'कौन सा म्यूचुअल फंड अच्छा है',
    'hdfc flexi cap fund good or bad',
    'is icici prudential fund safe',
    'tata motors share price',
    'zerodha or groww',
    'lic jeevan anand good',
    'which stock will go up tomorrow',
  ])('%s', async (question) => {
    const { text } = await answerTo(question)
    expect(text).toContain('sebi.gov.in')
    expect(text).not.toMatch(/hdfc|icici|tata|zerodha|groww|\blic\b/i)
  })

  it('and crypto has no price', async () => expect((await answerTo('ethereum price in inr')).text).not.toMatch(/[\d₹$]/))
})

it.each(['namaste bhai', 'ram ram', 'sat sri akal', 'vanakkam', 'gm', 'hello how are you', 'kaise ho', 'hii', 'नमस्कार जी'])(
  '%s: a greeting',
  async (question) => expect((await answerTo(question)).text).toMatch(/^Namaste/),
)

it.each(['fd vs rd', 'sip or lumpsum', 'what is a mutual fund', 'home loan sbi 30 lakh 8.5% 20 years'])('%s is a question', (question) => {
  expect(fixedAnswer(question)).toBeUndefined()
})

describe('no typed amount leaves the browser', () => {
  it.each([
    'home loan 53-61 lakh at 8.37%',
    'tds on 734512 fd interest',
    'loan 5734 income 61234',
    'my salary is ₹83,417 and rent 23,111 what now',
    'tax on gift of 7.31 lakh',
    'मेरा 73 लाख का घर 19 साल',
    'i am 47 years old with 9134567 saved',
  ])('%s', async (question) => {
    await answerTo(question)
    for (const url of sent) expect(new URL(url).searchParams.get('q') ?? '').not.toMatch(/\d/)
  })

  it('of a sum nothing is sent but the keys of figures', async () => {
    await answerTo('sip for 1 crore in 15 years')
    await answerTo('tax on 18 lakh')
    expect(sent.filter((url) => !url.includes('/api/figures?keys='))).toEqual([])
    expect(sent.join(' ')).not.toMatch(/18000|crore|lakh/)
  })

  it('names of the law are words', async () => {
    await answerTo('how does 80ccd work')
    expect(sent.join(' ')).toContain('80ccd')
  })
})

describe('what can be asked next fits the answer', () => {
  it.each(['home loan 50 lakh 8.5% 20 years', 'PPF rate', 'gst 18% on 50000', 'sip 10000 12% 15 years', 'tax on 15 lakh'])('%s', async (question) => {
    const next = (await answerTo(question)).next ?? []
    expect(next.length).toBeGreaterThan(0)
    expect(next.length).toBeLessThanOrEqual(3)
    expect(next).not.toContain(question)
    for (const each of next) expect((await answerTo(each)).text).not.toBe(noAnswer.text)
  })

  it('an amount alone is asked what it is for', async () => {
    const answer = await answerTo('50 lakh')
    expect(answer).toMatchObject({ text: 'What is ₹50,00,000 for? Add a word, such as loan, FD or tax.', links: [] })
    expect((await answerTo(answer.next?.[0] ?? '')).text).toContain('₹43,391 a month')
  })
})
