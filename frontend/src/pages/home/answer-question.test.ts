import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { failedAnswer, searchIsAway } from '../../features/chat/chat-answers.ts'
import { answerQuestion } from './answer-question.ts'

const asked: string[] = []
const titles = ['Gold loans, line by line', 'Gold loans and their rates', 'Gold in three forms', 'Tax on a rented house']

const plain = (text: string) => [{ text, isMatch: false }]

beforeEach(() => {
  asked.length = 0
  server.use(
    http.get('/api/search', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? ''
      asked.push(q)
      const found = titles.filter((title) => q.split(' ').some((word) => title.toLowerCase().includes(word)))
      const results = found.slice(0, 5).map((title, at) => ({
        path: `/blog/${mockId(at + 1)}`,
        title: plain(title),
        line: plain(''),
        rank: at + 1,
        covers: q.split(' ').filter((word) => title.toLowerCase().includes(word)).length / q.split(' ').length,
        topic: '',
      }))
      return HttpResponse.json({ groups: results.length > 0 ? [{ type: 'articles', count: results.length, results }] : [], leftOut: [] })
    }),
  )
})

const ways = async (question: string) => (await answerQuestion(question))?.links.map(({ to }) => to.split('?')[0])

describe('a sum', () => {
  it.each([
    ['tax on 15 lakh', '₹97,500 a year, new regime, 2026-27', '/income-tax-calculator?salary=1500000'],
    ['15 लाख पर टैक्स', '₹97,500 a year, new regime, 2026-27', '/income-tax-calculator?salary=1500000'],
    ['50 lakh 8.5 20 years', '₹43,391 a month', '/home-loan-calculator?principal=5000000'],
    ['मेरा 50 लाख का होम लोन 8.5% 20 साल', '₹43,391 a month', '/home-loan-calculator?principal=5000000'],
    ['gst 18% on 50000', 'GST of ₹9,000.00', '/gst-calculator?amount=50000'],
    ['fd of 1 lakh at 7% for 1 year', '₹1,07,186 at maturity', '/fixed-deposit-calculator?principal=100000'],
    ['sip 10000 12% 15 years', 'The 12% a year is an assumption.', '/sip-calculator?monthly=10000'],
    ['car loan 8 lakh 9% 5 years', 'a month', '/car-loan-calculator?principal=800000'],
  ])('%s: %s', async (question, said, to) => {
    const answer = await answerQuestion(question)
    expect(answer?.text).toContain(said)
    expect(answer?.links).toHaveLength(1)
    expect(answer?.links[0]?.to).toContain(to)
    // Nothing was sent
    expect(asked).toEqual([])
  })

  it('is asked again where a comma can be read two ways', async () => {
    expect(await answerQuestion('loan of 1,50,00 for 5 years')).toMatchObject({ text: expect.stringContaining('read two ways'), links: [] })
  })
})

describe('a word of the glossary', () => {
  it.each(['What is EMI?', 'emi kya hai', 'मासिक किस्त क्या है?', 'meaning of equated monthly instalment', 'How does an EMI work'])(
    '%s',
    async (question) => {
      expect((await answerQuestion(question))?.text).toMatch(/^EMI: The same amount paid to a lender every month/)
      expect(await ways(question)).toContain('/glossary/emi')
    },
  )

  it('is found within a longer question', async () => {
    expect(await ways('why did my repo rate loan rise')).toContain('/glossary/repo-rate')
  })
})

describe('anything else', () => {
  it('leads to what the newsroom has written, three pieces at most', async () => {
    expect(await answerQuestion('Tell me about gold loans')).toMatchObject({ text: 'A calculator can work this out with your own figures.' })
    expect((await answerQuestion('gold'))?.links.map(({ label }) => label)).toEqual(titles.slice(0, 3))
    expect(await answerQuestion('rented')).toMatchObject({ text: 'Here is what we have on this:', links: [{ label: 'Tax on a rented house' }] })
  })

  it('leads to a calculator by its name', async () => {
    expect(await ways('home loan emi')).toContain('/home-loan-calculator')
    expect(await ways('which regime is better for me')).toContain('/income-tax-calculator')
    expect(await ways('PPF')).toContain('/ppf-calculator')
  })

  it.each(['who are you', 'xyzzy', '', '<script>alert(1)</script>'])('%j has no answer', async (question) => {
    expect(await answerQuestion(question)).toBeUndefined()
  })

  it('still has calculators and words where the archive is away', async () => {
    server.use(http.get('/api/search', () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })))
    expect(await ways('What is EMI?')).toContain('/glossary/emi')
  })

  it('says that it could not look for what needs the archive while that is away', async () => {
    server.use(http.get('/api/search', () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })))
    expect(await answerQuestion('xyzzy')).toEqual(failedAnswer)
  })

  it('says so beside what it found without them while search and glossary are away', async () => {
    const away = () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })
    server.use(http.get('/api/search', away), http.get('/api/terms', away))
    const answer = await answerQuestion('what is a credit score')
    expect(answer?.links.map(({ to }) => to)).toEqual(['/credit-calculator'])
    expect(answer?.text).toContain(searchIsAway)
  })
})
