import { describe, expect, it } from 'vitest'
import { chatSuggestions, fixedAnswer, noAnswer } from './chat-answers.ts'

const chatAnswer = (question: string) => fixedAnswer(question) ?? noAnswer
const kindOf = (question: string) => chatAnswer(question).text.slice(0, 14)

describe('an answer', () => {
  it.each(['hi', 'hello', ...chatSuggestions])('there is one of its own for %s', (question) => {
    const { text, links } = chatAnswer(question)
    expect(text).not.toBe(noAnswer.text)
    expect(links.length).toBeGreaterThan(0)
    expect(links.every(({ to }) => to.startsWith('/'))).toBe(true)
  })

  it.each([
    ['HI', 'hi'],
    ['  Hello ', 'hello'],
    ['FD vs SIP - which is better?', 'FD vs SIP – which is better?'],
    ['fd VS sip – WHICH is better?', 'FD vs SIP – which is better?'],
    ['Gold investment advice\n', 'gold investment advice'],
  ])('%j counts as "%s"', (written, question) => {
    expect(chatAnswer(written)).toBe(chatAnswer(question))
  })

  it.each(['', 'gold', 'constructor', '__proto__', 'FD vs SIP', 'this is a hint', 'which regime is better', 'what is a mutual fund'])(
    'there is none for "%s"',
    (question) => {
      expect(fixedAnswer(question)).toBeUndefined()
    },
  )

  it.each(['hi there!', 'Namaste', 'नमस्ते', 'hey', 'Good morning', 'namaste ji', 'hello artha'])('"%s" is a greeting', (question) => {
    expect(kindOf(question)).toMatch(/Namaste|Hello/)
  })

  it.each([
    [
      'No fund is bes',
      ['which mutual fund should I buy?', 'top 10 shares for 2027', 'सबसे अच्छा म्यूचुअल फंड', 'kaunsa share lena chahiye', 'suggest small cap funds'],
    ],
    ['I do not quote', ['should I buy bitcoin', 'crypto today', 'क्रिप्टो कैसा है', 'best crypto to buy']],
    ['I cannot give ', ['should I buy gold now?', 'sona kharidna chahiye', 'is gold a good investment']],
    ['Gold, silver a', ['gold price today', 'chandi ka bhav', 'सोने का भाव', 'silver rate']],
    ['Fuel prices by', ['petrol price in Delhi', 'डीजल कितने का है', 'CNG rate']],
    ['The converter ', ['dollar rate', 'USD to INR', '100 euros in rupees']],
    ['I do not follo', ['how is the stock market today', 'nifty today', 'शेयर बाजार']],
  ])('%s …: what %j asks', (begins, questions) => {
    expect(questions.map(kindOf)).toEqual(questions.map(() => begins))
  })

  it.each(['gst on gold rate', 'gold loan rates today', 'which emergency fund', 'capital gains tax on gold today'])(
    '%s is looked for',
    (question) => {
      expect(fixedAnswer(question)).toBeUndefined()
    },
  )

  it('of fifty ways to ask for the best fund none gets a name, and each the way to the register', () => {
    const firsts = [
      'best',
      'top',
      'which is the best',
      'recommend a',
      'suggest some',
      'should I buy a',
      'kaunsa',
      'good',
      'where to invest in',
      'which',
    ]
    const things = ['mutual fund', 'small cap fund', 'equity scheme', 'stocks', 'ETF']
    const texts = firsts.flatMap((first) => things.map((thing) => chatAnswer(`${first} ${thing} for 2027?`).text))
    expect(texts).toHaveLength(50)
    for (const text of texts) {
      expect(text).toContain('sebi.gov.in')
      expect(text).not.toMatch(/nifty|sensex|\bHDFC|\bSBI\b|\bICICI|Axis|Kotak|Parag|Quant\b/i)
    }
  })

  it('states no figure but the one that has its date and source', () => {
    const figures = chatSuggestions.flatMap((question) => chatAnswer(question).text.match(/\d[\d.,]*%?/g) ?? [])
    expect(figures).toEqual(['3%', '56', '22', '2025'])
  })

  it('names no price of crypto, and compares it with no deposit and no gold', () => {
    const { text, links } = chatAnswer('crypto market update')
    expect(text).not.toMatch(/[\d₹$€%]/)
    expect(text).not.toMatch(/\b(?:than|versus|vs|like|instead of)\b[^.]*\b(?:gold|deposits?|FD|savings)\b/i)
    expect(links.map(({ to }) => to).filter((to) => /commodities|gold|deposit/.test(to))).toEqual([])
    for (const other of ['gold investment advice', 'FD vs SIP – which is better?'])
      expect(chatAnswer(other).text).not.toMatch(/crypto|bitcoin|ether\b/i)
  })

  it('advises nothing', () => {
    const texts = chatSuggestions.map((question) => chatAnswer(question).text).join(' ')
    expect(texts).not.toMatch(/\b(you should|we recommend|buy|sell now|best choice)\b/i)
  })
})
