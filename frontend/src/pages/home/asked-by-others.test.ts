import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixedAnswer, noAnswer } from '../../features/chat/chat-answers.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { shippedSearch, shippedTerms } from '../../mocks/page-tests/shipped-content.ts'
import { answerQuestion } from './answer-question.ts'

/** Questions whose right answers were written down before the chat was tried: in Hindi, with amounts, in trouble, or vague. */

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-26T06:30:00Z'))
  server.use(
    http.get('/api/terms', () => HttpResponse.json(shippedTerms)),
    http.get('/api/search', ({ request }) => HttpResponse.json(shippedSearch(new URL(request.url).searchParams.get('q') ?? ''))),
  )
})
afterEach(() => void vi.useRealTimers())

const answerTo = async (question: string) => fixedAnswer(question) ?? (await answerQuestion(question)) ?? noAnswer

describe('in Hindi and Hinglish: where the first way leads', () => {
  it.each([
    ['home loan ki byaj dar kya hai', '/home-loan-calculator'],
    ['बेटी के लिए सुकन्या में 5000 महीना', '/sukanya-calculator?yearly=60000'],
    ['mera ctc 12 lakh hai haath mein kitna aayega', '/salary-calculator?ctc=1200000'],
    ['10 lakh par 18% gst kitna hoga', '/gst-calculator?amount=1000000&rate=18'],
    ['20 लाख का होम लोन 9% 15 साल किस्त', '/home-loan-calculator?principal=2000000&annualRate=9&months=180'],
    ['म्यूचुअल फंड में हर महीने 3000 12% 20 साल', '/sip-calculator?monthly=3000&annualRate=12&months=240'],
    ['साढ़े सात प्रतिशत पर 2 लाख की एफडी 3 साल', '/fixed-deposit-calculator?principal=200000&annualRate=7.5&years=3'],
    ['क्रेडिट कार्ड का न्यूनतम देय क्या है', '/glossary/minimum-due'],
    ['chakravriddhi byaj kya hota hai', '/glossary/compound-interest'],
    ['सोने का भाव आज', '/commodities'],
    ['dollar kitne ka hai aaj', '/#currencyConverter'],
    ['नॉमिनी क्या होता है', '/glossary/nominee'],
    ['pension ke liye har mahine 5000 nps mein 30 saal', '/nps-calculator?monthly=5000&months=360'],
    ['gharelu budget kaise banaye', '/budget-calculator'],
    ['15 लाख सालाना वेतन पर आयकर', '/income-tax-calculator?salary=1500000'],
    ['mera refund kab aayega', '/glossary/refund'],
    ['सेवानिवृत्ति के लिए कितना पैसा चाहिए', '/retirement-calculator'],
  ])('%s', async (question, to) => {
    const first = (await answerTo(question)).links[0]?.to ?? ''
    expect(first.startsWith(to), first).toBe(true)
  })
})

describe('a figure that is asked for by its name', () => {
  it.each([
    ['kvp rate', 'Kisan Vikas Patra: 7.50% a year', '/figures/ss-rates'],
    ['किसान विकास पत्र ब्याज दर', 'Kisan Vikas Patra: 7.50% a year', '/figures/ss-rates'],
    ['post office fd rate', 'Time deposit, 5 years: 7.50% a year', '/figures/ss-rates'],
    ['डाकघर एफडी ब्याज दर', 'Time deposit, 1 year: 6.90% a year', '/figures/ss-rates'],
    ['post office mis interest rate', 'Monthly Income Scheme: 7.40% a year', '/figures/ss-rates'],
    ['post office savings account interest', 'Post office savings account: 4% a year', '/figures/ss-rates'],
    ['nsc par kitna byaj milta hai', 'National Savings Certificate: 7.70% a year', '/figures/ss-rates'],
    ['scss rate', 'Senior Citizens’ Savings Scheme: 8.20% a year', '/figures/ss-rates'],
    ['senior citizen savings scheme ka byaj', 'Senior Citizens’ Savings Scheme: 8.20% a year', '/figures/ss-rates'],
    ['post office rd rate', 'Recurring deposit, 5 years: 6.70% a year', '/figures/ss-rates'],
    ['gst slab', 'Standard: 18%', '/figures/gst-rates'],
    ['जीएसटी स्लैब', 'Standard: 18%', '/figures/gst-rates'],
    ['income tax slab', '₹4,00,000 to ₹8,00,000: 5%', '/figures/it-slabs-new'],
    ['old regime slab', '₹2,50,000 to ₹5,00,000: 5%', '/figures/it-slabs-old'],
    ['पीपीएफ में साल में कितना जमा कर सकते हैं', '₹1,50,000', '/figures/ss-ppf'],
    ['एफडी पर टीडीएस कब कटता है', '₹50,000', '/figures/tds-interest'],
    ['cess on income tax', '4%', '/figures/it-cess'],
    ['gratuity tax free limit', '₹20,00,000', '/figures/it-leave-gratuity-tax'],
    ['rbi floating rate bond interest', '8.05% a year', '/figures/ss-frsb'],
    ['scss maximum limit', '₹30,00,000', '/figures/ss-scss'],
    ['is my money safe in the bank', '₹5,00,000', '/figures/dicgc'],
    ['advance tax last date', '15 December', '/figures/it-advance'],
  ])('%s: %s', async (question, said, to) => {
    const { text, links } = await answerTo(question)
    expect(text).toContain(said)
    expect(text).toContain('Source: ')
    expect(links[0]?.to).toBe(to)
  })
})

describe('with amounts: what opens, filled in', () => {
  it.each([
    ['gst on 5000', '/gst-calculator?amount=5000'],
    ['remove 18% gst from 5900', '/gst-calculator?amount=5900&rate=18&mode=remove'],
    ['emi for 7.5 lakh car loan at 9.5% for 6 years', '/car-loan-calculator?principal=750000&annualRate=9.5&months=72'],
    ['tax on 9 lakh', '/income-tax-calculator?salary=900000'],
    ['tax on 24,00,000 old regime', '/income-tax-calculator?salary=2400000'],
    ['5 lakh personal loan 13.5 percent 4 years', '/loan-calculator?principal=500000&annualRate=13.5&months=48'],
    ['rd 3000 6.7% 5 years', '/rd-calculator?monthly=3000&annualRate=6.7&months=60'],
    ['ppf 5000 a month', '/ppf-calculator?yearly=60000'],
    ['fd 3.5 lakh 6.75% 18 months', '/fixed-deposit-calculator?principal=350000&annualRate=6.75&years=1.5'],
    ['nsc 1 lakh', '/post-office-calculator?scheme=nsc&amount=100000'],
    ['scss 30 lakh', '/post-office-calculator?scheme=scss&amount=3000000'],
    ['kvp 50000', '/post-office-calculator?scheme=kvp&amount=50000'],
    ['gratuity 80000 12 years', '/gratuity-calculator?salary=80000&months=144'],
    ['i want 2 crore in 20 years how much sip', '/goal-calculator?target=20000000&months=240'],
    ['swp 1 crore 50000 per month 8%', '/swp-calculator?corpus=10000000&withdrawal=50000&annualRate=8'],
    ['1 lakh became 3 lakh in 7 years', '/returns-calculator?start=100000&end=300000&years=7'],
    ['income 90000 per month home loan eligibility 8.5% 20 years', '/loan-eligibility-calculator?income=90000&annualRate=8.5&months=240'],
    ['balance transfer 25 lakh 15 years 9.25% to 8.4%', '/balance-transfer-calculator?outstanding=2500000&months=180&oldRate=9.25&newRate=8.4'],
    ['inflation 50000 6% 20 years', '/inflation-calculator?amount=50000&inflation=6&months=240'],
    ['ctc 9 lpa', '/salary-calculator?ctc=900000'],
    ['credit card 1.2 lakh at 42%', '/credit-card-calculator?balance=120000&annualRate=42'],
    ['post office fd 2 lakh', '/post-office-calculator'],
    ['mis 9 lakh', '/post-office-calculator?scheme=mis&amount=900000'],
    ['two lakh fifty thousand loan 12% 2 years', '/loan-calculator?principal=250000&annualRate=12&months=24'],
  ])('%s', async (question, to) => {
    const first = (await answerTo(question)).links[0]?.to ?? ''
    expect(first.startsWith(to), first).toBe(true)
  })

  it.each([
    ['18% of 50000', '18% of ₹50,000 is ₹9,000.'],
    ['how much is 7 percent of 12 lakh', '7% of ₹12,00,000 is ₹84,000.'],
    ['50000 ka 12 pratishat', '12% of ₹50,000 is ₹6,000.'],
    ['पाँच लाख का 8 प्रतिशत कितना', '8% of ₹5,00,000 is ₹40,000.'],
    ['2.5% of 40 lakh', '2.5% of ₹40,00,000 is ₹1,00,000.'],
  ])('%s: %s', async (question, text) => expect((await answerTo(question)).text).toBe(text))

  it.each(['sip 50 lakh 15 years', 'sip 1 crore 20 years'])('%s: a goal or an instalment', async (question) => {
    const { text, links } = await answerTo(question)
    expect(text).toMatch(/\?$/)
    expect(links.map(({ to }) => to.replace(/\?.*/, ''))).toEqual(['/goal-calculator', '/sip-calculator'])
    expect(links[0]?.to).toMatch(/target=\d+.*months=\d+/)
    expect(links[1]?.to).toMatch(/monthly=\d+.*months=\d+/)
  })
})

describe('in need, angry or vague', () => {
  it.each([
    ['bank account frozen after upi transfer what to do', /ombudsman/],
    ['someone is using my pan to take a loan', /cybercrime\.gov\.in/],
    ['loan agents call my office every day', /ombudsman/],
    ['not able to pay credit card bill this month', /in writing/],
    ['emi bounce ho gayi kya hoga', /in writing/],
    ['too many loans what to do', /in writing/],
    ['job gone and home loan running', /in writing/],
    ['app ne galat paise kaat liye', /1930|ombudsman/],
    ['insurance claim rejected', /IRDAI/],
    ['where do i complain about my bank', /ombudsman/],
    ['he took my otp and money is gone', /1930/],
    ['wrong person ko upi kar diya', /1930/],
    ['someone promises to double my money in 3 months', /1930/],
    ['मुझे जीने का मन नहीं करता', /14416/],
    ['life khatam karna chahta hu karz ki wajah se', /14416/],
    ['मेरे खाते से पैसे चोरी हो गए', /1930/],
    ['किस्त भरने के पैसे नहीं हैं', /in writing/],
    ['what should i do with my bonus', /^I cannot give advice/],
    ['which stock tip for tomorrow', /sebi\.gov\.in/],
    ['is bitcoin legal', /no deposit insurance/],
    ['cheap personal loan app', /does not rank/],
    ['can i trust you', /^I am a program/],
    ['shukriya bhai', /^You are welcome/],
    ['namaste ji kaise ho', /^Namaste/],
  ])('%s', async (question, said) => expect((await answerTo(question)).text).toMatch(said))

  it.each([
    ['what is my tax', '/income-tax-calculator'],
    ['how do i start', '/finance-academy'],
    ['mujhe samajh nahi aa raha kahan se shuru karu', '/finance-academy'],
    ['help me make a budget', '/budget-calculator'],
    ['i just got my first salary', '/finance-academy'],
    ['my husband died how do i claim his insurance', '/glossary/nominee'],
  ])('%s: %s', async (question, to) => expect((await answerTo(question)).links[0]?.to).toBe(to))

  it.each([
    'double my money at 8%',
    'is ppf return guaranteed',
    'what happens to a home loan if the borrower died',
    'what is the death benefit of a policy',
    'blocked credit in gst',
    'tds deducted from salary',
    'guaranteed return plan',
    'tax chori ki saza',
    'can i get a loan with my pan card',
    'my aadhaar is not linked to pan',
    'loan rejected due to cibil',
  ])('%s: nobody is in trouble', (question) => expect(fixedAnswer(question)).toBeUndefined())

  it('a loss is nothing to work out', async () => {
    const { links } = await answerTo('i lost 2 lakh in trading')
    expect(links.filter(({ to }) => to.includes('?'))).toEqual([])
  })
})
