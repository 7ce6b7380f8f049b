import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedAnswer, noAnswer } from '../../features/chat/chat-answers.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { shippedSearch, shippedTerms } from '../../mocks/page-tests/shipped-content.ts'
import { answerQuestion } from './answer-question.ts'

/** Questions that the answers were not written for: amounts, advice, comparisons, anger, trouble, and subjects outside this site. */

beforeEach(() => {
  // Fixed, because answers name the next due date after today
  vi.setSystemTime(new Date('2026-11-26T06:30:00Z'))
  server.use(
    http.get('/api/terms', () => HttpResponse.json(shippedTerms)),
    http.get('/api/search', ({ request }) => HttpResponse.json(shippedSearch(new URL(request.url).searchParams.get('q') ?? ''))),
  )
})
afterEach(() => void vi.useRealTimers())

const answerTo = async (question: string) => fixedAnswer(question) ?? (await answerQuestion(question)) ?? noAnswer

describe('an amount, a rate or a date is said with its source', () => {
  it.each([
    ['80c limit', '₹1,50,000', '/figures/it-80c'],
    ['80c ki limit kitni hai', '₹1,50,000', '/figures/it-80c'],
    ['what is the limit of 80D', 'Self and family: ₹25,000', '/figures/it-80d'],
    ['standard deduction kitna hai', 'New regime: ₹75,000', '/figures/it-stddeduction'],
    ['new regime slabs kya hain', '₹4,00,000 to ₹8,00,000: 5%', '/figures/it-slabs-new'],
    ['ITR last date', 'Belated return for financial year 2025-26: 31 Dec 2026', '/figures/it-duedates'],
    ['itr ki last date kab hai', 'Belated return', '/figures/it-duedates'],
    ['deposit insurance limit', '₹5,00,000', '/figures/dicgc'],
    ['gst registration limit', 'Goods: ₹40,00,000 a year', '/figures/gst-registration'],
    ['gst rate on health insurance', '0%', '/figures/gst-personal-cover'],
    ['repo rate aaj kitna hai', '5.50% a year', '/figures/repo'],
    ['सुकन्या समृद्धि ब्याज दर', '8.20% a year', '/figures/ss-rates'],
    ['senior citizen scheme interest rate', '8.20% a year', '/figures/ss-rates'],
  ])('%s: %s', async (question, said, to) => {
    const { text, links } = await answerTo(question)
    expect(text).toContain(said)
    expect(text).toContain('Source: ')
    expect(links[0]?.to).toBe(to)
  })
})

describe('what is compared stands beside each other', () => {
  it.each([
    ['difference between cgst and sgst', /^CGST: .* SGST: /],
    ['fd ya rd kya better hai', /^Fixed deposit: .* Recurring deposit: /],
    ['ELSS vs PPF', /^ELSS: .* PPF: /],
  ])('%s', async (question, text) => {
    expect((await answerTo(question)).text).toMatch(text)
  })

  it('with the calculator of each', async () => {
    const { links } = await answerTo('fd or rd')
    expect(links.slice(0, 2).map(({ to }) => to)).toEqual(expect.arrayContaining(['/rd-calculator', '/fixed-deposit-calculator']))
  })
})

describe('advice is not given', () => {
  it.each(['should I prepay my home loan or invest', 'kya mujhe ulip lena chahiye', 'is it safe to take a loan from an app', 'kya ppf lena chahiye'])(
    '%s',
    async (question) => {
      const { text, links } = await answerTo(question)
      expect(text).toMatch(/^I cannot give advice/)
      expect(links.length).toBeGreaterThan(0)
    },
  )

  it.each([
    'which bank gives the cheapest home loan',
    'best credit card in india',
    'best insurance company',
    'top health insurance plan',
    'sabse accha bank kaunsa hai',
    'suggest a term insurance',
    'which broker is best',
    'sabse sasta bank',
  ])('%s: nobody is ranked', async (question) => {
    const { text } = await answerTo(question)
    expect(text).toMatch(/does not rank banks/)
    expect(text).not.toMatch(/\b(?:HDFC|SBI|ICICI|Axis|Kotak|LIC|Bajaj)\b/)
  })

  it('but what banks ask for is answered', () => expect(fixedAnswer('which documents does the loan need')).toBeUndefined())
})

describe('who is in need is helped first', () => {
  it.each(['i want to die because of debt', 'mai karz se marna chahta hoon', 'आत्महत्या'])('%s', async (question) => {
    expect((await answerTo(question)).text).toContain('14416')
  })

  it.each(['mera upi fraud ho gaya', 'someone stole money from my account', 'my account was hacked', 'मेरे साथ ठगी हुई'])('%s', async (question) => {
    expect((await answerTo(question)).text).toContain('1930')
  })

  it('who asks how a fraud is noticed is answered from what was written', () => expect(fixedAnswer('how to spot a loan fraud')).toBeUndefined())
})

describe('it says what it is, and what it does not know', () => {
  it.each(['who are you', 'are you a robot', 'hello, can you help me', 'aap kaun ho'])('%s', async (question) => {
    expect((await answerTo(question)).text).toMatch(/^I am a program/)
  })

  it.each(['ok what is ppf', 'thanks what is sip', 'help me save tax'])('%s is a question', async (question) => {
    expect((await answerTo(question)).text).not.toMatch(/^(?:You are welcome|I am a program)/)
  })

  it.each(['thank you', 'thanks a lot!', 'dhanyavad'])('%s', async (question) => {
    expect((await answerTo(question)).text).toMatch(/^You are welcome/)
  })

  it.each([
    'you are stupid',
    'bewakoof',
    'what is the weather in delhi',
    'who won the cricket match',
    'write me a poem',
    'tell me a joke',
    'asdf qwer',
  ])('%s: offers the newsroom', async (question) => {
    expect(await answerTo(question)).toEqual(noAnswer)
  })
})

describe('in Hindi, in Hinglish and about this site', () => {
  it.each([
    ['ghar ka loan', '/home-loan-calculator'],
    ['ghar ka loan 50 lakh 8.5% 20 saal', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240'],
    ['gadi ka loan 8 lakh 9% 5 saal', '/car-loan-calculator?principal=800000&annualRate=9&months=60'],
    ['meri salary 60000 hai', '/salary-calculator?ctc=720000'],
    ['my tax refund has not come', '/glossary/refund'],
    ['can you file my return', '/blog/filing-an-income-tax-return-in-order'],
    ["what's a good expense ratio", '/glossary/expense-ratio'],
    ['latest news', '/news'],
    ['contact number', '/contact'],
    ['newsletter unsubscribe', '/newsletter'],
    ['delete my account', '/account'],
    ['reset password', '/forgot-password'],
    ['nominee kaise add kare', '/glossary/nominee'],
  ])('%s', async (question, to) => {
    const [first] = (await answerTo(question)).links
    expect(first?.to.startsWith(to) ? to : first?.to).toBe(to)
  })
})
