export type Parameter = 'amount' | 'rate' | 'years' | 'months' | 'days' | 'taxYear'

export interface Topic {
  path: string
  /** The words that name this calculator. */
  words: RegExp
  /** The link parameter for each kind of number. */
  parameters: Partial<Record<Parameter, string>>
  /** The range in rupees of a plausible amount. An amount outside it is not filled in. */
  least?: number
  most?: number
}

const loan = { amount: 'principal', rate: 'annualRate', months: 'months' }
const topic = (name: string, words: RegExp, parameters: Topic['parameters'] = {}, range: Pick<Topic, 'least' | 'most'> = {}): Topic => ({
  path: `/${name}-calculator`,
  words,
  parameters,
  ...range,
})

/** In rupees: more than anyone earns or saves each month. */
const ofMonth = { most: 500_000 }
/** The largest annual deposit of these schemes; a larger amount is a goal. */
const ofScheme = { most: 150_000 }

/** The more specific calculator comes first: a "car loan" before a loan, and gratuity before salary. */
export const topics: readonly Topic[] = [
  topic('insurance', /insur|premium|बीमा|\b(?:term|health|life) (?:plan|cover)/),
  topic('hra', /\bhra\b|\brent\b|किराया/),
  topic('gst', /\bgst\b|जीएसटी/, { amount: 'amount', rate: 'rate' }),
  topic('income-tax', /^(?!.*\btax.?sav(?:er|ing) (?:fd|fixed|fund|mutual|deposit)).*(?:\btax\b|regime|आयकर|टैक्स)/, {
    amount: 'salary',
    taxYear: 'taxYear',
  }),
  topic('gratuity', /gratuity|ग्रेच्युटी/, { amount: 'salary', months: 'months' }, ofMonth),
  topic(
    'loan-eligibility',
    /eligib|(?:how much|kitna|कितना) (?:\S+ )?(?:loan|लोन)(?!.*\b(?:left|remain|outstanding|baki|bacha))|loan (?:can|could|will) i|(?:can|could) i (?:get|borrow|take)|loan.*(?:milega|मिलेगा)/,
    { amount: 'income', rate: 'annualRate', months: 'months' },
  ),
  topic('epf', /\bepf\b|provident|\bpf\b|ईपीएफ|पीएफ/, { amount: 'wage', rate: 'annualRate', months: 'months' }, ofMonth),
  topic('nps', /\bnps\b|national pension|एनपीएस/, { amount: 'monthly', rate: 'annualRate', months: 'months' }, ofMonth),
  topic('salary', /salary|\bctc\b|\blpa\b|in.?hand|take.?home|haath mein|वेतन|सैलरी|\bpackage\b/, { amount: 'ctc', taxYear: 'taxYear' }),
  topic('capital-gains', /capital gain|\bgains?\b|\bltcg\b|\bstcg\b|पूंजीगत/),
  topic(
    'flat-rate',
    /\bflat (?:rates?|interest|byaj|[\d.]+ ?(?:%|per ?cent)|[\d.]{1,4}(?![\d,]|.?(?:lakh|crore|cr|l\b|k\b)))|(?:%|per ?cent) flat\b/,
    {
      amount: 'principal',
      rate: 'flatRate',
      months: 'months',
    },
  ),
  topic('car-loan', /\bcars?\b|vehicle|\bbikes?\b|scoot|two.?wheeler|\bgaa?di\b|गाडी|(?<![\p{L}\p{M}])कार(?![\p{L}\p{M}])/u, loan),
  topic('balance-transfer', /balance transfer|loan transfer|transfer(?:ring)? (?:my |of |the )*(?:home |car |personal )?loan|refinanc|take ?over/, {
    amount: 'outstanding',
    rate: 'oldRate',
    months: 'months',
  }),
  topic('credit-card', /credit card|\bcard\b|क्रेडिट कार्ड/, { amount: 'balance', rate: 'annualRate' }),
  topic('credit', /score|cibil/),
  topic('home-loan', /\bhome\b|\bhouse\b|\bflat\b|होम|मकान|(?<![\p{L}\p{M}])घर(?![\p{L}\p{M}])/u, loan),
  topic(
    'swp',
    /\bswp\b|^(?!.*\b(?:e?pf|nps|ppf|atm|cash|upi)\b).*withdraw/,
    { amount: 'corpus', rate: 'annualRate', months: 'months' },
    { least: 100_000 },
  ),
  topic('retirement', /retire|pension|\bfire\b|रिटायर|सेवानिवृत्ति|पेंशन/),
  topic('sip', /\bsips?\b|mutual|एसआईपी|म्यूचुअल/, { amount: 'monthly', rate: 'annualRate', months: 'months' }, ofMonth),
  topic('goal', /\bgoal\b|target|लक्ष्य/, { amount: 'target', rate: 'annualRate', months: 'months' }),
  topic('lumpsum', /lump|ek ?musht|एकमुश्त/, { amount: 'principal', rate: 'annualRate', years: 'years' }),
  topic('rd', /\brds?\b|recurring|आरडी/, { amount: 'monthly', rate: 'annualRate', months: 'months' }, ofMonth),
  topic('fixed-deposit', /\bfds?\b|fixed deposit|\bdeposits?\b|एफडी|सावधि/, {
    amount: 'principal',
    rate: 'annualRate',
    years: 'years',
    days: 'days',
  }),
  topic('ppf', /\bppf\b|पीपीएफ/, { amount: 'yearly', rate: 'annualRate' }, ofScheme),
  topic('sukanya', /sukanya|\bssy\b|daughter|\bgirl\b|\bbeti\b|सुकन्या|बेटी/, { amount: 'yearly', rate: 'annualRate' }, ofScheme),
  topic('post-office', /post.?office|\bnsc\b|\bkvp\b|\bscss\b|\bmis\b|senior citizens?'? savings? scheme|kisan vikas|डाकघर|पोस्ट ऑफिस/, {
    amount: 'amount',
    rate: 'annualRate',
  }),
  topic('returns', /^(?!.*\b(?:tax|itr|gst|fil(?:e|ing)|late|belated)\b).*\breturns?\b|cagr|xirr/),
  topic('inflation', /inflation|me[h]?ngai|महंगाई/, { amount: 'amount', rate: 'inflation', months: 'months' }),
  topic('networth', /net.?worth|\bassets?\b|liabilit/),
  topic('budget', /budget|expens(?!e ratio)|बजट/),
  topic('revenue', /revenue|profit|\bsales\b|मुनाफा/),
  topic('investment', /invest|निवेश/, { amount: 'initial', rate: 'annualRate', years: 'years' }),
  topic('loan', /\bloans?\b|\bemis?\b|borrow|लोन|ऋण|कर्ज|उधार/, loan),
]

export const byName = (name: string): Topic[] => topics.filter(({ path }) => path === `/${name}-calculator`)

const ofLoans: ReadonlySet<string> = new Set(
  [
    'loan',
    'home-loan',
    'car-loan',
    'flat-rate',
    'balance-transfer',
    'loan-eligibility',
    'credit-card',
    'credit',
    'income-tax',
    'insurance',
    'gst',
  ].map((name) => `/${name}-calculator`),
)
const saysLoan = /\bloans?\b|लोन|ऋण/

/** The calculators that the words of a question name, more specific ones first. */
export function namedTopics(text: string): Topic[] {
  const named = topics.filter(({ words }) => words.test(text))
  // A loan against a deposit is a loan, and a loan question that mentions a salary is not about the salary
  const isOfLoan = saysLoan.test(text) && !/\b(?:vs|versus|or|ya)\b|या /.test(text)
  const chosen = isOfLoan && named.some(({ path }) => ofLoans.has(path)) ? named.filter(({ path }) => ofLoans.has(path)) : named
  // A time deposit at the post office is not a bank's fixed deposit
  const isOfPost = chosen.some(({ path }) => path === '/post-office-calculator')
  if (isOfPost) return chosen.filter(({ path }) => path !== '/fixed-deposit-calculator')
  // A more specific loan replaces the general loan calculator
  return chosen.filter(({ path }) => path !== '/loan-calculator' || chosen.length === 1)
}
