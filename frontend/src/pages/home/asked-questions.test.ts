import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { fixedAnswer } from '../../features/chat/chat-answers.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { shippedSearch, shippedTerms } from '../../mocks/page-tests/shipped-content.ts'
import { answerQuestion } from './answer-question.ts'

/** The right first link of an answer, and the questions that should get it, separated by " | ". */
const askedQuestions: Readonly<Record<string, string>> = {
  '/income-tax-calculator?salary=1500000':
    'tax on 15 lakh | 15 lakh tax | How much tax do I pay on ₹15 lakh? | income tax on 15,00,000 | 15 lakh salary tax kitna lagega | 15 लाख पर टैक्स | आयकर 15 लाख | tax for 15L | Tax on Rs. 1500000 | which regime for 15 lakh',
  '/income-tax-calculator?salary=1275000':
    'tax on 12.75 lakh | 12,75,000 income tax | 12.75 lakh par tax | tax on 12.75L salary? | is 12.75 lakh free of tax',
  '/income-tax-calculator?salary=2500000': '25 lakh tax new regime | tax on 25 lakhs | पच्चीस नहीं 25 लाख टैक्स | tax 25 lacs',
  '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240':
    '50 lakh 8.5 20 years | home loan 50 lakh 8.5% 20 years | EMI of home loan of 50 lakh at 8.5% for 20 years | house loan 50 lakh 8.5 percent 20 yrs | होम लोन 50 लाख 8.5% 20 साल | घर के लिए 50 लाख 8.5% 20 वर्ष | 50L home loan 8.5% 240 months',
  '/car-loan-calculator?principal=800000&annualRate=9&months=60':
    'car loan 8 lakh 9% 5 years | car loan of ₹8,00,000 at 9% for 60 months | गाड़ी 8 लाख 9% 5 साल | vehicle loan 8 lakh 9% 5 years | bike and car loan 8L 9% 5y',
  '/loan-calculator?principal=300000&annualRate=12&months=36':
    'loan of 3 lakh at 12% for 3 years | emi 3 lakh 12% 3 years | borrow 3 lakh 12% 36 months | 3 लाख लोन 12% 3 साल | कर्ज 3 लाख 12% 3 साल | personal loan 3,00,000 12% 3 years',
  '/gst-calculator?amount=50000&rate=18': 'gst 18% on 50000 | 50,000 gst 18% | GST of 18% on ₹50,000 | जीएसटी 18% 50000 | 18% GST 50 thousand',
  '/gst-calculator?amount=10000&rate=5': 'gst 5% on 10000 | 5% gst on ₹10,000 | gst on 10 thousand 5%',
  '/sip-calculator?monthly=10000&annualRate=12&months=180':
    'sip 10000 12% 15 years | SIP of ₹10,000 at 12% for 15 years | sip 10k 12% 15y | एसआईपी 10000 12% 15 साल | mutual fund 10000 12% 180 months',
  '/sip-calculator?monthly=5000&annualRate=10&months=120': 'sip 5000 10% 10 years | 5000 sip 10% 120 months | SIP of 5 thousand at 10% for 10 years',
  '/fixed-deposit-calculator?principal=100000&annualRate=7&years=1':
    'fd of 1 lakh at 7% for 1 year | fixed deposit 1,00,000 7% 1 year | एफडी 1 लाख 7% 1 साल | FD 1 lakh 7% 12 months | deposit 1 lakh 7% 1 year',
  '/rd-calculator?monthly=5000&annualRate=7&months=24': 'rd 5000 7% 2 years | recurring 5000 7% 24 months | RD of ₹5,000 at 7% for 2 years',
  '/lumpsum-calculator?principal=200000&annualRate=10&years=10': 'lumpsum 2 lakh 10% 10 years | lump sum of ₹2,00,000 at 10% for 10 years',
  '/swp-calculator?corpus=5000000&annualRate=8': 'swp 50 lakh 8% | withdraw from 50 lakh at 8%',
  '/salary-calculator?ctc=1800000':
    'ctc 18 lakh | in hand of 18 lakh ctc | take home 18 lakh | salary 18 lakh | वेतन 18 लाख | 18 LPA salary in hand 18 lakh',
  '/gratuity-calculator?salary=60000': 'gratuity 60000 | gratuity on a last pay of ₹60,000 | ग्रेच्युटी 60000',
  '/epf-calculator?wage=25000': 'epf 25000 | provident fund on 25,000 | pf on 25 thousand',
  '/ppf-calculator?yearly=150000': 'ppf 1.5 lakh | PPF of ₹1,50,000 a year | पीपीएफ 1.5 लाख | ppf 150000',
  '/sukanya-calculator?yearly=100000': 'sukanya 1 lakh | ssy 1,00,000 | सुकन्या 1 लाख | girl child 1 lakh sukanya',
  '/goal-calculator?target=10000000': 'goal of 1 crore | target 1 crore | 1 करोड़ goal',
  '/inflation-calculator?amount=100000&inflation=6': 'inflation 1 lakh 6% | महंगाई 1 लाख 6%',
  '/nps-calculator?monthly=10000': 'nps 10000 | NPS of ₹10,000 a month | national pension 10000',
  '/glossary/emi':
    'What is EMI? | emi kya hai | EMI ka matlab | मासिक किस्त | मासिक किस्त क्या है | equated monthly instalment | explain emi | what does EMI mean | How does an EMI work',
  '/glossary/repo-rate':
    'what is the repo rate | repo rate kya hota hai | रेपो दर | policy rate | tell me about repo rate | why did the repo rate change',
  '/figures/repo': 'repo rate today | current repo rate | रेपो दर आज कितनी है',
  '/glossary/tds': 'What is TDS? | tax deducted at source | tds kya hai | TDS का मतलब',
  '/glossary/hra': 'what is house rent allowance | मकान किराया भत्ता',
  '/glossary/marginal-relief': 'what is marginal relief | marginal relief kaise hota hai | सीमांत राहत | explain marginal relief',
  '/glossary/surcharge': 'surcharge | what is surcharge | अधिभार क्या है',
  '/glossary/cess': 'cess kya hai | what is cess | उपकर',
  '/glossary/itr': 'what is ITR | itr kya hai | आयकर रिटर्न | income tax return',
  '/glossary/nav': 'What is NAV? | net asset value | nav kya hai',
  '/glossary/mutual-fund': 'what is a mutual fund | म्यूचुअल फंड क्या है | mutual fund kya hai | explain mutual fund',
  '/glossary/expense-ratio': 'expense ratio | what is the expense ratio | व्यय अनुपात',
  '/glossary/exit-load': 'what is exit load | exit load kya hai',
  '/glossary/inflation': 'what is inflation | महंगाई क्या है | inflation kya hai',
  '/glossary/gdp': 'what is GDP | gross domestic product | gdp ka matlab',
  '/glossary/nominee': 'who is a nominee | nominee kya hai | नामित व्यक्ति',
  '/glossary/sum-insured': 'what is sum insured | बीमा राशि',
  '/glossary/sum-assured': 'बीमित राशि | what is sum assured',
  '/glossary/emergency-fund': 'what is an emergency fund | emergency fund kitna | which emergency fund | आपातकालीन निधि',
  '/glossary/compound-interest': 'compound interest | what is compound interest | चक्रवृद्धि ब्याज | compound interest kaise',
  '/glossary/simple-interest': 'simple interest | साधारण ब्याज क्या है',
  '/glossary/collateral': 'what is collateral | गिरवी | security for a loan',
  '/glossary/guarantor': 'who is a guarantor | जमानतदार',
  '/glossary/input-tax-credit': 'input tax credit | what is ITC | itc kya hai',
  '/glossary/moratorium': 'what is a moratorium | moratorium kya hai',
  '/glossary/principal': 'what is principal | मूलधन क्या है',
  '/loan-calculator': 'loan amount',
  '/glossary/credit-score': 'cibil score | what is a credit score | क्रेडिट स्कोर',
  '/glossary/neft': 'what is NEFT | neft kya hai',
  '/glossary/upi': 'what is UPI | यूपीआई',
  '/glossary/kyc': 'what is KYC | know your customer | kyc ka matlab',
  '/home-loan-calculator': 'home loan | house loan',
  '/income-tax-calculator': 'which regime is better for me | old or new regime | टैक्स कितना | tax kaise bachaye',
  '/retirement-calculator': 'how much for retirement | when can I retire | FIRE',
  '/glossary/ppf': 'PPF | how does ppf work',
  '/glossary/capital-gain': 'capital gains on property',
  '/capital-gains-calculator': 'ltcg',
  '/credit-card-calculator': 'credit card dues',
  '/glossary/minimum-due': 'minimum due on my credit card',
  '/balance-transfer-calculator': 'should I transfer my loan | refinance my loan',
}

const rows = Object.entries(askedQuestions).flatMap(([way, questions]) => questions.split(' | ').map((question) => [question, way] as const))

beforeEach(() =>
  server.use(
    http.get('/api/terms', () => HttpResponse.json(shippedTerms)),
    http.get('/api/search', ({ request }) => HttpResponse.json(shippedSearch(new URL(request.url).searchParams.get('q') ?? ''))),
  ),
)

it('they are two hundred, each asked once', () => {
  expect(new Set(rows.map(([question]) => question)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThanOrEqual(200)
})

it.each(rows)('%s', async (question, way) => {
  expect(fixedAnswer(question)).toBeUndefined()
  const to = (await answerQuestion(question))?.links[0]?.to
  if (way.includes('?')) expect(to?.startsWith(way) ?? to, to).toBe(true)
  else expect(to).toBe(way)
})
