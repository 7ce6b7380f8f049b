import { troubles } from './in-trouble.ts'

export interface ChatLink {
  label: string
  /** A path of this site. */
  to: string
}

export interface ChatAnswer {
  text: string
  links: readonly ChatLink[]
  /** Questions to offer next. */
  next?: readonly string[]
}

export const chatSuggestions = [
  'latest stock market news',
  'best mutual fund to invest',
  'crypto market update',
  'gold investment advice',
  'FD vs SIP – which is better?',
] as const

const news = { label: 'News', to: '/#news' }
const liveUpdate = { label: 'Live Update', to: '/#latestUpdates' }
const investment = { label: 'Investment', to: '/#investment' }
const saving = { label: 'Saving', to: '/#saving' }
const calculators = { label: 'Calculators', to: '/#calculator' }
const fintech = { label: 'FinTech', to: '/#fintech' }
const tax = { label: 'Tax', to: '/#tax' }
const goldRates = { label: 'Gold rates', to: '/#goldRates' }
const gst = { label: 'GST', to: '/#gst' }

type Key = 'hi' | 'hello' | (typeof chatSuggestions)[number]

const answers: Readonly<Record<Key, ChatAnswer>> = {
  hi: {
    text: 'Namaste! Ask for a calculation, a term or a topic, in English or Hindi: “50 lakh 8.5 20 years”, “what is repo rate”. For education only.',
    links: [news, calculators],
  },
  hello: {
    text: 'Hello and welcome. Choose a question below; each answer links to where you can read more.',
    links: [news, calculators],
  },
  'latest stock market news': {
    text:
      'I do not follow the market. Our articles are under News, and the latest four, with their times, under Live Update. ' +
      'When you read about a market move, ask three things: over what period, compared with what, and who says so?',
    links: [news, liveUpdate],
  },
  'best mutual fund to invest': {
    text:
      'No fund is best for everyone, and naming one would be advice, which this site does not give. ' +
      'Compare how long you can invest, the costs (expense ratio and exit load), what the fund holds, ' +
      'and how it did in bad years as well as good ones. The scheme documents list all of this. To check who may sell funds or give advice, ' +
      'see the register of the regulator, SEBI, at sebi.gov.in.',
    links: [investment, calculators],
  },
  'crypto market update': {
    text:
      'I do not quote crypto prices. Crypto products and NFTs are unregulated and can be highly risky. There may be no regulatory recourse for any loss ' +
      'from such transactions. They can fall sharply within days, no deposit insurance covers them, and a lost key cannot be recovered. Find out who holds the keys, what each trade costs, ' +
      'and how gains are taxed in the year you sell.',
    links: [fintech, tax],
  },
  'gold investment advice': {
    text:
      'I cannot give advice, but here is what to look at. Gold pays no interest, and its rupee price moves with the world price and the dollar. ' +
      'Coins, jewellery and paper gold differ in making charges, purity, storage and tax. ' +
      'GST on gold is 3% (56th GST Council, from 22 Sep 2025).',
    links: [goldRates, gst],
  },
  'FD vs SIP – which is better?': {
    text:
      'They do different jobs. A fixed deposit is a product: one amount, a rate agreed at the start, and a maturity date. ' +
      'A SIP is a way of investing: the same amount every month, usually in a mutual fund, whose value rises and falls. ' +
      'So ask when you need the money, how big a fall you could accept, and how each is taxed.',
    links: [saving, investment, calculators],
  },
}

/** The answer to a question for which nothing is found. */
export const noAnswer: ChatAnswer = {
  text: "Sorry, I don't have an answer for that yet. Try another question from the suggestions.",
  links: [{ label: 'Ask the newsroom', to: '/contact' }],
}

/** The answer to a question that could not be looked up. */
export const failedAnswer: ChatAnswer = {
  text: 'Search is not responding, so I could not look that up. Please try again in a moment.',
  links: noAnswer.links,
}

/** Added to an answer that was found without the search. */
export const searchIsAway = 'Search is not responding right now, so there may be more.'

const commodities = { label: 'Commodities', to: '/commodities' }
const fuel = { label: 'Fuel prices', to: '/#fuel-dashboard' }
const converter = { label: 'Currency converter', to: '/#currencyConverter' }

/** Normalises a question: no spaces around it, lower case, hyphens for dashes. */
const keyOf = (text: string) => text.trim().toLowerCase().replaceAll('–', '-')

const answerByKey = new Map(Object.entries(answers).map(([question, answer]) => [keyOf(question), answer]))

const greeting =
  /^(?:h(?:i+|a+i|ii+)|hello+|hey+|hola|gm|yo|namaste|namaskar|namaskaram|vanakkam|pranam|ram ram|radhe radhe|jai (?:shri ram|hind|shree krishna)|sat sri akaa?l|assalam\S*(?: \S*alaikum)?|adaab|salaam|good (?:morning|afternoon|evening|day)|suprabhat|नमस्ते|नमस्कार|प्रणाम|राम राम|सुप्रभात|हेलो|हाय)(?: (?:there|artha|ji|everyone|all|bhai|sir|madam|mam|dost|friend|team|to you|how are you|kaise ho|जी|भाई|how are u))*[\s!.,?🙏👋]*$/u
const smallTalk =
  /^(?:how are (?:you|u)|how r u|kaise ho|kaise hain(?: aap)?|aap kaise (?:ho|hain)|kya haal(?: hai)?|what'?s up|sup|कैसे हो|आप कैसे हैं|क्या हाल है)[\s!.?]*$/u
/** Subjects other than money. The archive could match one of their words by chance. */
const otherSubjects =
  /\b(?:weather|mausam|cricket|ipl|movies?|film|song|poem|joke|recipe|prime minister|president|girlfriend|boyfriend|marry me|love you|horoscope|translate)\b|मौसम/u
const choosing =
  /\b(?:best|top|good|bad|safe|better|which|recommend\w*|suggest\w*|should i|k(?:au|o)n ?s[ai]|kis|acc?h[ai]|badhiya|sahi|tips?|will (?:go|rise|fall)|returns?|review|nav|price|target|multibagger|where (?:to|should (?:i|we)) (?:invest|put))\b|सबसे|अच्छा|अच्छी|कौन|कहां निवेश/u
const securities =
  /\b(?:mutual funds?|funds?|mf|shares?|stocks?|schemes? to invest|equit(?:y|ies)|ipos?|etfs?|small ?caps?|mid ?caps?|large ?caps?|multibaggers?|sips?|elss|demat accounts?|fund houses?|amcs?)\b|शेयर|म्यूचुअल|फंड|एसआईपी/u
/** Leaves out questions with an answer of their own: tax on gold, a gold loan, an emergency fund. */
const hasNoOtherAnswer =
  /^(?!.*\b(?:gst|tax|loans?|emergency|provident|pension|capital gains?|calculat\w*|vs|versus|or|meaning|what is (?:an? )?(?:mutual|share|etf|elss|sip|stock|nav|equity)\w*|what are|expense ratio|exit load|kya ha?i|lump ?sum|ya)\b)/u
const metal = /\b(?:gold|silver|platinum|sona|chandi|sone|chaandi)\b|सोना|सोने|चांदी/u
const price = /\b(?:prices?|rates?|bhav|daam|today|aaj|cost)\b|भाव|दाम|आज/u

/** Questions about a named fund house, bank, insurer or company. This site judges none of them, so all get the same answer. */
const namesCompany =
  /\b(?:zerodha|groww|upstox|angel one|hdfc|sbi|icici|axis|kotak|nippon|parag parikh|quant|tata|reliance|infosys|tcs|adani|lic|bajaj|mirae|motilal|aditya birla|uti|dsp|canara robeco)\b.*\b(?:funds?|shares?|stocks?|schemes?|sip|nav|demat|good|bad|safe|buy|sell|price|or|vs|better|returns?|anand|plan|polic(?:y|ies))\b/u

const people = { label: 'Ask the newsroom', to: '/contact' }
const lenders =
  /\b(?:banks?|lenders?|nbfcs?|insurers?|insurance compan(?:y|ies)|credit cards?|brokers?|(?:(?:personal |instant )?loan|trading|investment) apps?|(?:health|term|life|car) (?:insurance|plans?|polic(?:y|ies)))\b|बैंक|बीमा कंपनी|क्रेडिट कार्ड/u
const ranking = /\b(?:best|top|good|cheap|cheapest|lowest|highest|safest|which|recommend\w*|suggest\w*|kaun ?s[ai]|sabse|accha)\b|सबसे|अच्छा|कौन/u
/** Matches "which bank", but not "which documents does a bank ask for". */
const ofLenders = new RegExp(`(?:${ranking.source})(?: \\S+){0,4}? (?:${lenders.source})`, 'u')

/** Matches a question about a lender's rate, but not one with an amount, a tax, or a flat or floating rate. */
const isAboutRateOnly =
  /^(?!.*(?:\d|\b(?:flat|floating|fixed|repo|reducing|tax|deduction|claim\w*|hra|limit|gold|transfer|prepay\w*|calculat\w*|vs|or|why|how|what is)\b))/u

/** Leaves out questions about how to learn something. */
const isNotToLearn = /^(?!.*(?:\b(?:learn\w*|understand|course|s(?:ee|i)kh\w*)\b|सीख|समझ))/u

const ownRates = (calculator: ChatLink): ChatAnswer => ({
  text:
    'Each lender sets its own rate, by your credit score, the loan and the tenure, so we list none. Compare the APR in the Key Facts Statement. ' +
    'Most floating rates follow the repo rate.',
  links: [calculator, { label: 'Repo rate', to: '/figures/repo' }, { label: 'APR', to: '/glossary/apr' }],
})

/** Kinds of questions with a fixed answer each. The first match wins, so narrow kinds come before wide ones. */
const kinds: readonly (readonly [RegExp[], ChatAnswer])[] = [
  ...troubles,
  [
    [
      /^(?:thanks?|thank you|thanku|thx|shukriya|dhanyava+d|धन्यवाद|शुक्रिया|ok|okay|great|bye|goodbye|alvida|good night|gn|shubh ratri|no thanks)(?: (?:you|so|very|much|a|lot|for|your|the|help|ji|bye|again|ok|okay|thanks?|dost|bhai|sir)){0,4}[\s!.,🙏]*$/u,
    ],
    { text: 'You are welcome. Ask again any time.', links: [calculators] },
  ],
  [
    [
      /\b(?:who|what) are you[\s?!.]*$|\b(?:what is your name|who made you|tumhara naam|aapka naam)\b|^(?:please )?help(?: me)?(?: please)?[\s!.?]*$|\bcan you help(?: me)?[\s!.?]*$|\b(?:can|should) i (?:trust|believe) you\b|\bare you (?:a |an )?(?:ro?bot|bot|human|real|person|ai|chatgpt)\b|\b(?:what can you do|what can i ask|aap kaun|tum kaun|madad)\b|आप कौन|मदद/u,
      /^(?:\S+\s*){1,7}$/u,
    ],
    {
      text:
        'I am a program, not a person or an adviser. I do calculations in your browser, look up official figures and financial terms, ' +
        'and find our articles: try “tax on 15 lakh”, “80C limit”, “repo rate kya hai”.',
      links: [calculators, people],
    },
  ],
  [
    [/\bwho (?:made|makes|runs|owns|writes|built|is behind)\b.*\b(?:this|site|website|app|artha)\b|\b(?:what is|about) artha\b|artha kya/u],
    {
      text: 'Artha explains money in India, with calculators and official figures. The About page says who writes and how we check figures.',
      links: [{ label: 'About Artha', to: '/about' }, people],
    },
  ],
  [[/\b(?:crypto\w*|bitcoins?|btc|ethereum|dogecoin)\b|क्रिप्टो/u], answers['crypto market update']],
  [[choosing, securities, hasNoOtherAnswer], answers['best mutual fund to invest']],
  [[namesCompany, /^(?!.*\b(?:loan|emi|calculat\w*|fraud|complain\w*)\b)/u], answers['best mutual fund to invest']],
  [
    [/\b(?:where|kaha+n?) (?:to |can |should |do |could )?(?:i |we |main |mai )?(?:invest|put|park|nivesh|lagau\w*)\b|कहां निवेश/u],
    answers['best mutual fund to invest'],
  ],
  [[otherSubjects], noAnswer],
  [
    [
      /\b(?:how|where) (?:do|should|can|to) (?:i |we )?(?:start|begin)[\s?!.]*$|\bkaha+n? se (?:shuru|start)|\bbeginners?\b|\bnew to (?:investing|money|finance)\b|\b(?:first|pehli) (?:salary|job|naukri)\b|कहां से शुरू|पहली (?:सैलरी|नौकरी|तनख्वाह)/u,
      /^(?!.*\d)/u,
    ],
    {
      text:
        'Start with three things: what comes in and goes out each month, a reserve for emergencies, and any costly debt. ' +
        'Our academy has short courses for a first salary, a first loan and a first fund.',
      links: [{ label: 'Finance academy', to: '/finance-academy' }, { label: 'Budget planner', to: '/budget-calculator' }, calculators],
    },
  ],
  [
    [/\b(?:home|house) loan\b.*\b(?:rates?|interest|byaj)\b|(?:होम|घर).*लोन.*(?:ब्याज|दर)/u, isAboutRateOnly],
    ownRates({ label: 'Home loan EMI', to: '/home-loan-calculator' }),
  ],
  [[/\b(?:loans?)\b.*\b(?:rates?|byaj)\b|लोन.*(?:ब्याज|दर)/u, isAboutRateOnly], ownRates({ label: 'Loan EMI', to: '/loan-calculator' })],
  [
    [ofLenders],
    {
      text:
        'This site does not rank banks, lenders, insurers or cards: naming one would be advice. Compare the full yearly cost (the APR in the Key Facts Statement), ' +
        'charges for late payment and early exit, what is excluded, and how complaints are handled. Banks and lenders are listed by the RBI, ' +
        'insurers by IRDAI.',
      links: [{ label: 'Loans', to: '/loan' }, { label: 'Insurance', to: '/insurance' }, calculators],
    },
  ],
  [[/\b(?:share market|stock market|nifty|sensex|market today)\b|शेयर बाजार/u, isNotToLearn], answers['latest stock market news']],
  [[metal, /\b(?:invest\w*|buy|should|advice|good time|lena|kharid\w*)\b|निवेश|खरीद/u, hasNoOtherAnswer], answers['gold investment advice']],
  [
    [metal, price, hasNoOtherAnswer],
    { text: 'Gold, silver and platinum prices, with times and sources, are under Commodities.', links: [commodities, goldRates] },
  ],
  [[/\b(?:petrol|diesel|cng|lpg|fuel)\b|पेट्रोल|डीजल/u], { text: 'Fuel prices by city, with dates, are on the front page.', links: [fuel] }],
  [
    [/[$€£] ?\d|\b(?:dollars?|usd|euros?|eur|pounds?|gbp|dirhams?|aed|exchange rates?|currency|forex|in inr|to inr)\b|डॉलर/u],
    { text: 'The converter on the front page shows the rate with its time and source, and converts both ways.', links: [converter] },
  ],
]

/** Returns the fixed answer to a question, or undefined if the answer has to be searched for. */
export function fixedAnswer(question: string): ChatAnswer | undefined {
  const key = keyOf(question)
  if (greeting.test(key) || smallTalk.test(key)) return answerByKey.get(key) ?? answers.hi
  return answerByKey.get(key) ?? kinds.find(([tests]) => tests.every((test) => test.test(key)))?.[1]
}
