import { expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'

/** Questions as readers write them, by the expected link, calculated by hand; separated by "|". */
const filled: Readonly<Record<string, string>> = {
  '/home-loan-calculator?principal=4300000&annualRate=8.5&months=240': 'home loan 43 lakh 8.5% 20 years | home loan 43 lakh at 8.5 for 20 yrs emi',
  '/loan-calculator?principal=12000000&annualRate=9&months=300': 'emi for 1.2 cr at 9% for 25 years',
  '/home-loan-calculator?principal=12000000&annualRate=8.75&months=360': 'home loan 1.2 cr 8.75% 30 years',
  '/loan-calculator?principal=500000&annualRate=14&months=36': 'personal loan 5L 14% 3 years',
  '/loan-calculator?principal=300000&annualRate=11.5&months=48': 'personal loan of Rs 3,00,000 at 11.5% for 48 months',
  '/loan-calculator?principal=1000000&annualRate=9&months=60': 'mujhe 10 lakh ka loan chahiye 9% par 5 saal ke liye',
  '/home-loan-calculator?principal=3000000&annualRate=8.5&months=240': '20 saal ke liye 30 lakh ka home loan 8.5%',
  '/home-loan-calculator?principal=6000000&annualRate=8.4&months=180': 'in 15 years home loan of 60 lakh @ 8.4%',
  '/home-loan-calculator?principal=2500000&annualRate=9&months=180': 'मुझे 25 लाख का होम लोन 9% पर 15 साल के लिए चाहिए',
  '/car-loan-calculator?principal=120000&annualRate=10&months=36': 'bike loan 1.2 lakh 10% 3 years',
  '/car-loan-calculator?principal=90000&annualRate=12&months=24': 'two wheeler loan 90000 12% 24 months',
  '/loan-calculator?principal=800000&annualRate=10&months=84': 'education loan 8 lakh 10% 7 years',
  '/loan-calculator?principal=200000&annualRate=9&months=12': 'gold loan 2 lakh 9% 1 year',
  '/loan-calculator?principal=200000&annualRate=8&months=24': 'loan against fd 2 lakh 8% 2 years',
  '/loan-calculator?principal=2000000&annualRate=13&months=60': 'business loan 20 lakh 13% 5 years',
  '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240&prepay=once:12:200000:time': 'home loan 50 lakh 8.5% 20 years prepay 2 lakh',
  '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240&prepay=once:36:500000:time':
    '50 lakh home loan 8.5% 20 years and I prepay 5 lakh after 3 years',
  '/flat-rate-calculator?principal=300000&flatRate=10&months=36': 'loan 3 lakh flat rate 10% 3 years',
  '/flat-rate-calculator?principal=500000&flatRate=8&months=60': 'flat interest 8% on car loan 5 lakh 5 years',
  '/credit-card-calculator?balance=60000&annualRate=42': 'credit card balance 60000 at 3.5% per month',
  '/credit-card-calculator?balance=45000': 'credit card bill 45000',
  '/credit-card-calculator?balance=80000&annualRate=40': 'credit card due 80000 interest 40%',
  '/loan-eligibility-calculator?income=80000': 'how much home loan can I get on salary of 80000',
  '/loan-eligibility-calculator?income=50000': 'salary 50000 home loan eligibility',
  '/loan-eligibility-calculator?income=100000': 'home loan eligibility 1 lakh salary per month',
  '/loan-eligibility-calculator?income=60000': 'kitna home loan milega 60000 salary par',
  '/loan-eligibility-calculator?income=90000&obligations=15000': 'loan eligibility income 90000 emi 15000',
  '/loan-eligibility-calculator?income=150000': 'salary 18 lakh how much loan can i get',
  '/balance-transfer-calculator?outstanding=3000000&months=180&oldRate=9.5&newRate=8.5': 'balance transfer 30 lakh from 9.5% to 8.5% 15 years',
  '/goal-calculator?target=10000000&months=180': 'SIP for 1 crore in 15 years | 1 crore ke liye kitni sip karni hogi 15 saal',
  '/goal-calculator?target=10000000': 'sip for 1 crore',
  '/goal-calculator?target=10000000&annualRate=12&months=240': 'how much SIP for 1 crore in 20 years at 12%',
  '/goal-calculator?target=5000000&months=120':
    'monthly sip needed to get 50 lakh in 10 years | 10 साल में 50 लाख के लिए कितनी एसआईपी | goal of 50 lakh in 10 years',
  '/goal-calculator?target=20000000&months=300': 'I want 2 crore in 25 years',
  '/goal-calculator?target=2000000&months=144': "I need 20 lakh for my child's education in 12 years",
  '/goal-calculator?target=1000000&months=36': 'save 10 lakh in 3 years',
  '/goal-calculator?target=2500000&months=96': 'how much to save per month for 25 lakh in 8 years',
  '/goal-calculator?target=3000000&annualRate=10&months=84': 'target 30 lakh 7 years 10%',
  '/sip-calculator?monthly=5000&annualRate=12&months=120': 'if I save 5000 per month for 10 years at 12%',
  '/sip-calculator?monthly=5000': 'if I save 5000 per month | age 30 sip 5000',
  '/sip-calculator?monthly=10000&months=240': '10000 per month for 20 years',
  '/sip-calculator?monthly=50000&annualRate=10&months=120': '₹ 50,000 pm for 10 years at 10%',
  '/sip-calculator?monthly=2000&annualRate=12&months=240': 'sip 2000 pm 12% 20 years',
  '/sip-calculator?monthly=15000&annualRate=13&months=300': 'sip of 15k for 25 saal at 13%',
  '/rd-calculator?monthly=5000&months=120': 'har mahine 5000 jama karu to 10 saal me kitna',
  '/sip-calculator?monthly=3000&annualRate=12&months=180': 'हर महीने 3000 की एसआईपी 15 साल 12%',
  '/sip-calculator?monthly=5000&months=240': '5000 mahine ki sip 20 saal',
  '/sip-calculator?monthly=5000&months=120': 'mutual fund me 5000 mahina 10 saal',
  '/sip-calculator?monthly=100000&annualRate=12&months=120': 'sip 1 lakh per month 10 years 12%',
  '/sip-calculator?monthly=500&months=120': 'sip of 500 for 10 years',
  '/sip-calculator?monthly=10000&months=180&stepUpPercent=10': 'step up sip 10000 10% every year 15 years',
  '/lumpsum-calculator?principal=500000&years=10': 'lumpsum 5 lakh for 10 years',
  '/investment-calculator?initial=500000&annualRate=12&years=10': 'invest 5 lakh for 10 years at 12%',
  '/investment-calculator?initial=100000&monthly=5000&annualRate=12&years=10': 'invest 1 lakh once and 5000 per month for 10 years at 12%',
  '/investment-calculator?initial=100000&monthly=10000&annualRate=12&years=15': '1 lakh lumpsum plus 10000 per month 15 years 12%',
  '/lumpsum-calculator?principal=100000&years=5': '1 lakh in mutual fund for 5 years',
  '/lumpsum-calculator?principal=200000&annualRate=12&years=5': '2 lakh in mutual fund lumpsum 12% 5 years',
  '/lumpsum-calculator?principal=1000000&annualRate=8&years=20': 'what will 10 lakh become in 20 years at 8%',
  '/swp-calculator?corpus=5000000&withdrawal=30000&annualRate=8&months=240': 'swp 50 lakh 30000 per month 8% 20 years',
  '/swp-calculator?corpus=4000000&withdrawal=20000&annualRate=8': 'withdraw 20000 a month from 40 lakh at 8%',
  '/swp-calculator?corpus=10000000': '1 crore swp',
  '/retirement-calculator?age=30&retireAge=60&expenses=50000': 'retire at 60 with 50000 monthly expenses i am 30',
  '/retirement-calculator?age=35&retireAge=55&expenses=60000': 'i am 35 want to retire at 55 monthly expenses 60000',
  '/retirement-calculator?expenses=100000': 'retirement corpus for 1 lakh per month expenses',
  '/retirement-calculator?retireAge=45': 'how much do i need to retire at 45',
  '/returns-calculator?start=100000&end=200000&years=5': 'cagr of 1 lakh to 2 lakh in 5 years',
  '/returns-calculator?start=100000&end=180000&years=5': '1 lakh became 1.8 lakh in 5 years what is cagr',
  '/returns-calculator?start=200000&end=300000&years=4': 'invested 2 lakh now 3 lakh after 4 years return',
  '/inflation-calculator?amount=50000&inflation=6&months=240': 'inflation 6% 50000 in 20 years',
  '/inflation-calculator?amount=50000&inflation=6&months=180': '50 hazar 15 saal baad mehngai 6%',
  '/inflation-calculator?amount=100000&months=120': 'value of 1 lakh after 10 years inflation',
  '/fixed-deposit-calculator?principal=300000&annualRate=7.25&years=1.5': 'fd 3 lakh 7.25% 18 months',
  '/fixed-deposit-calculator?principal=100000&annualRate=7&days=400': 'fd 1 lakh 400 days 7%',
  '/fixed-deposit-calculator?principal=1000000&annualRate=7': 'fd interest on 10 lakh at 7%',
  '/fixed-deposit-calculator?principal=1500000&annualRate=6.8&years=5': 'fd of 15L at 6.8% for 5 yrs',
  '/fixed-deposit-calculator?principal=500000&annualRate=7&years=2': '5 lakh ki fd 7% 2 saal',
  '/fixed-deposit-calculator?principal=1000000&annualRate=7.5&years=3': 'senior citizen fd 10 lakh 7.5% 3 years',
  '/fixed-deposit-calculator?principal=200000&annualRate=6.5&years=3': 'एफडी 2 लाख 6.5% 3 साल',
  '/rd-calculator?monthly=3000&annualRate=6.7&months=60': 'rd 3000 per month 6.7% 5 years',
  '/rd-calculator?monthly=10000&annualRate=7&months=12': 'rd 10000 7% 12 months',
  '/rd-calculator?monthly=2000&annualRate=7&months=36': 'आरडी 2000 7% 3 साल',
  '/rd-calculator?monthly=5000&months=60': 'post office rd 5000 5 years',
  '/ppf-calculator?yearly=150000': 'ppf 12500 per month',
  '/ppf-calculator?yearly=60000': 'ppf 5000 monthly',
  '/ppf-calculator?yearly=100000': 'ppf 1 lakh per year 15 years',
  '/ppf-calculator?yearly=50000': 'ppf me 50000 saal ka',
  '/sukanya-calculator?yearly=60000': 'ssy 5000 per month',
  '/sukanya-calculator?yearly=150000&age=3': 'sukanya 1.5 lakh per year daughter age 3',
  '/sukanya-calculator?yearly=50000&age=4': 'beti ki umar 4 saal sukanya 50000 saal',
  '/post-office-calculator?scheme=nsc&amount=100000': 'nsc 1 lakh',
  '/post-office-calculator?scheme=scss&amount=1500000': 'scss 15 lakh',
  '/post-office-calculator?scheme=scss&amount=1000000': 'senior citizen savings scheme 10 lakh',
  '/post-office-calculator?scheme=mis&amount=900000': 'post office mis 9 lakh',
  '/post-office-calculator?scheme=kvp&amount=50000': 'kvp 50000',
  '/epf-calculator?wage=30000&months=240': 'epf 30000 basic 20 years',
  '/epf-calculator?wage=15000': 'pf on 15000 basic',
  '/nps-calculator?monthly=5000&months=300': 'nps 5000 per month 25 years | nps 5000 monthly age 35',
  '/nps-calculator?monthly=3000&annualRate=10&months=360': 'nps me 3000 mahina 30 saal 10%',
  '/gratuity-calculator?salary=50000&months=120': 'gratuity 50000 basic 10 years',
  '/gratuity-calculator?salary=40000&months=84': 'gratuity for 7 years salary 40000',
  '/income-tax-calculator?salary=1800000': 'tax on 18 lakh | income tax on salary 18 lakh old regime',
  '/income-tax-calculator?salary=2400000': 'tax for 24 lpa',
  '/income-tax-calculator?salary=1200000': 'salary 1 lakh per month tax | tax free income up to 12 lakh | is 12 lakh income tax free',
  '/income-tax-calculator?salary=900000': 'meri salary 75000 mahina hai tax kitna lagega',
  '/income-tax-calculator?salary=2000000': '20 lakh income par kitna tax | 20 लाख सैलरी पर कितना टैक्स',
  '/income-tax-calculator?salary=1000000&age=60to79': 'tax on 10 lakh age 65',
  '/income-tax-calculator?salary=1200000&age=60to79': 'tax on 12 lakh pension senior citizen',
  '/income-tax-calculator?salary=1500000&section80C=150000': 'tax on 15 lakh with 80c 1.5 lakh',
  '/income-tax-calculator?salary=1500000&deductions=300000': 'tax on 15 lakh with deductions of 3 lakh',
  '/income-tax-calculator?salary=1500000': 'save tax on 15 lakh | 15 lakh salary me tax kaise bachaye',
  '/income-tax-calculator?salary=1000000': 'tax slab for 10 lakh',
  '/salary-calculator?ctc=1800000': 'salary 18 lakh',
  '/salary-calculator?ctc=1200000': 'in hand salary for 12 lpa | 12 LPA in hand per month',
  '/salary-calculator?ctc=3000000': 'take home on 30 lakh ctc',
  '/salary-calculator?ctc=850000': 'ctc 8.5 lakh monthly in hand',
  '/salary-calculator?ctc=1000000': 'package 10 lakh in hand kitna',
  '/salary-calculator?ctc=900000': 'haath mein kitna aayega 9 lakh ctc',
  '/salary-calculator?ctc=600000': 'salary 50k take home',
  '/hra-calculator?basic=480000&hra=240000&rent=180000': 'hra 20000 rent 15000 basic 40000',
  '/hra-calculator?basic=600000&hra=240000&rent=216000&city=metro': 'hra exemption basic 50000 hra 20000 rent 18000 delhi',
  '/gst-calculator?amount=5000': 'gst on 5000',
  '/gst-calculator?amount=12000&rate=5': 'gst 12000 at 5%',
  '/gst-calculator?amount=11800&rate=18&mode=remove': '11800 including 18% gst',
  '/gst-calculator?amount=1180&rate=18&mode=remove': 'gst inclusive 1180 18%',
  '/gst-calculator?amount=5900&rate=18&mode=remove': 'remove gst from 5900 at 18%',
  '/gst-calculator?amount=1000&rate=18': 'gst exclusive 1000 18% | 1000 plus 18% gst',
  '/gst-calculator?amount=25000&rate=18': '18% gst on 25000 kitna hua',
  '/gst-calculator?amount=5000&rate=18': '5000 में 18% जीएसटी',
  '/gst-calculator?amount=2360&rate=18&mode=remove': 'reverse gst 2360 18',
  '/sip-calculator?monthly=5000&months=360': '30 year old sip 5000 per month till 60',
  '/home-loan-calculator?principal=4000000&annualRate=8.5&months=240': 'home loan 40 lakh, my age is 35, 8.5%, 20 years',
}

it.each(['sip 50 lakh 15 years', 'sip 1 crore 20 years at 12%', '50 लाख एसआईपी 15 साल', 'sip 3 lakh'])('%s: a goal or an instalment?', (question) => {
  const { found, doubt, readings } = readQuestion(question)
  expect(found.map(({ to }) => to.replace(/=.*/, ''))).toEqual(['/goal-calculator?target', '/sip-calculator?monthly'])
  expect([doubt, readings]).toEqual([expect.stringContaining('may be your goal or your monthly SIP'), undefined])
})

/** Questions without a certain result: the calculator opens with its initial values, or none opens. */
const open =
  'prepay 2 lakh | prepay 2 lakh on my home loan | what if I prepay 1 lakh | refinance 40 lakh loan 9.2 to 8.4 | interest on 1 lakh at 2% per month | EMI 25000 | my emi is 25000 how much loan is left | can i afford emi of 30000 on 80000 salary | loan of 5 to 6 lakh | emi 12000 8.5% 20 years | how to become crorepati in 15 years | sip 12000 per year | PPF for 1 crore | ppf 2 lakh a year | nps 50000 per year | gratuity 12 lakh | tax on fd interest 50000 | tax on 5 lakh capital gain | ltcg on 3 lakh | capital gain bought 5 lakh sold 9 lakh | tax on gift of 1 lakh | tax on rent income 3 lakh | tax on dividend 50000 | tds on 1 lakh fd interest | tds on rent 60000 | tds on 50 lakh property | lottery 1 crore tax | property tax on 50 lakh house | stamp duty on 60 lakh flat | tax saved on 1.5 lakh ppf | tax on bonus 2 lakh | professional tax on 30000 salary | advance tax on 5 lakh | monthly salary 40000 how much to save | hra on rent 25000 | gst on gold 1 lakh | gst on 10 lakh car | gst on restaurant bill 2000 | 20% discount on 5000 | percentage of 450 out of 600 | net worth | i earn 40000 and spend 30000 | i have 5 lakh what to do | 2026 | 8.5% | 1 crore kitne lakh hote hain | double my money at 8% | in how many years will 1 lakh double at 7% | monthly income of 30000 from 50 lakh | term insurance 1 crore age 30 | health insurance 10 lakh premium age 35 | emergency fund for 40000 monthly expense | rent 20000 per month | i am 28 years old | loan 5 lakh, income 50000 | flat worth 80 lakh, down payment 20 lakh, 8.5% 20 years | home loan on 80 lakh house with 20% down payment | home loan 80 lakh 20 percent down payment 8.5% 20 years'

const rows = Object.entries(filled).flatMap(([link, questions]) => questions.split(' | ').map((question) => [question, link] as const))

it.each(rows)('%s', (question, link) => expect(readQuestion(question).found[0]?.to).toBe(link))

it.each(open.split(' | '))('%s: no sum', (question) => {
  const { found, readings, percentage } = readQuestion(question)
  expect([found[0]?.given ?? '', readings, percentage]).toEqual(['', undefined, undefined])
})

it.each(['tax on 1 lakh salary', 'tax on 50000 salary'])('%s: of a month or of a year?', (question) => {
  const { found, readings } = readQuestion(question)
  expect(found).toEqual([])
  expect(readings?.map((reading) => readQuestion(reading).found[0]?.to)).toEqual(expect.arrayContaining([expect.stringMatching(/salary=/)]))
})

it.each([
  ['18% of 50000', '18% of ₹50,000 is ₹9,000.'],
  ['what is 12% of 3 lakh', '12% of ₹3,00,000 is ₹36,000.'],
  ['5000 ka 18 percent', '18% of ₹5,000 is ₹900.'],
  ['7.5% of 999', '7.5% of ₹999 is ₹74.93.'],
])('%s', (question, percentage) => expect(readQuestion(question)).toMatchObject({ found: [], percentage }))
