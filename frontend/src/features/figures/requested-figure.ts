import { hindiToEnglish } from '@artha/contract/search-words'

/** A figure of the register that a question asks for in everyday words, with the words that choose a part of it. */
export interface RequestedFigure {
  key: string
  part: string
  /** A row of the figure's table that must be known. A quarter may have announced only some of its rates. */
  row?: string
}

const rate = String.raw`\b(?:rates?|interest|byaj|return|percent|dar)\b|दर|ब्याज`
const limit = String.raw`\b(?:limits?|max\w*|ceiling|threshold|how much|kitn\w*)\b|सीमा|कितन`
const deposit = String.raw`\b(?:limits?|max\w*|min\w*|ceiling|how much can|kitn[ai] (?:jama|deposit))\b|सीमा|कितना (?:deposit|जमा)`
const when = String.raw`\b(?:date|next|when|kab|agli|meeting|meet|schedule)\b|कब|तारीख|अगली|बैठक`
const explains = /\b(?:calculat\w*|why|effect|impact|history|difference|vs|versus|affect\w*|if|should)\b|क्यों/

const asked = (key: string, part: string, ...words: string[]): readonly [RequestedFigure, readonly RegExp[]] => [
  { key, part },
  words.map((each) => new RegExp(each, 'u')),
]

const scheme = (row: string, part: string, ...words: string[]): readonly [RequestedFigure, readonly RegExp[]] => {
  const [figure, tests] = asked('ss-rates', part, ...words, rate)
  return [{ ...figure, row }, tests]
}

const postOffice = String.raw`post.?office|डाकघर|dakghar|पोस्ट ऑफिस`

/** The patterns of each figure. The first match wins, so the more specific ones come first. */
const table = [
  asked('mpc-dates', 'dates', String.raw`\b(?:rbi|mpc|monetary policy|repo)\b|आरबीआई|रेपो`, when),
  asked(
    'tds-interest',
    'seniors',
    String.raw`\btds\b|टीडीएस`,
    String.raw`\b(?:senior|seniors|60)\b|वरिष्ठ`,
    String.raw`\b(?:fds?|deposit|interest|limit)\b|एफडी`,
  ),
  asked(
    'tds-interest',
    'Banks, post office and cooperative banks',
    String.raw`\btds\b|टीडीएस`,
    String.raw`\b(?:fds?|deposits?|interest|rd)\b|एफडी|ब्याज`,
  ),
  scheme('ppf', 'Public Provident Fund', String.raw`\bppf\b|public provident`),
  scheme('ssy', 'Sukanya Samriddhi', String.raw`\bssy\b|sukanya`),
  scheme('scss', 'Senior Citizens Savings Scheme', String.raw`\bscss\b|senior citizens?'? (?:savings? )?scheme|वरिष्ठ नागरिक`),
  scheme('nsc', 'National Savings Certificate', String.raw`\bnsc\b|national savings? certificate|एनएससी|राष्ट्रीय बचत`),
  scheme('kvp', 'Kisan Vikas Patra', String.raw`\bkvp\b|kisan vikas|किसान विकास`),
  scheme('mis', 'Monthly Income Scheme', String.raw`\b(?:po)?mis\b|monthly income scheme|मासिक आय`),
  scheme('rd', 'Recurring', postOffice, String.raw`\brd\b|recurring|आवर्ती`),
  scheme('td-5', 'Time deposit', postOffice, String.raw`\b(?:fds?|td|fixed|time deposits?)\b|सावधि`),
  scheme('savings', 'Post office savings account', postOffice, String.raw`savings? account|\bsavings?\b|save account|save khat|बचत खात`),
  asked('ss-ppf', 'Paid in a year, at most', String.raw`\bppf\b|पीपीएफ`, deposit),
  asked('ss-ppf', 'Full financial years after the year of opening', String.raw`\bppf\b|पीपीएफ`, String.raw`lock.?in|maturity|how long|kitne saal`),
  asked('ss-scss', 'At most', String.raw`\bscss\b|senior citizens?'? (?:savings? )?scheme`, deposit),
  asked('ss-mis', 'Single account Joint account', String.raw`\b(?:po)?mis\b|monthly income scheme`, deposit),
  asked('ss-frsb', 'Coupon', String.raw`\brbi\b|floating`, String.raw`\bbonds?\b`, rate),
  asked('dicgc', '', String.raw`\bsafe\b|insured|guarantee|doob|surakshit`, String.raw`\bbank\b`, String.raw`\b(?:money|deposits?|fds?|savings?)\b`),
  asked('ss-ssy', 'most', String.raw`\bssy\b|sukanya|सुकन्या`, deposit),
  asked('epf-ceiling', '', String.raw`\be?pf\b|\beps\b`, String.raw`ceiling|wage limit|salary limit`),
  asked('epf-rate', '', String.raw`\be?pf\b|ईपीएफ`, rate),
  asked('it-80d', 'parents senior', String.raw`\b80 ?d\b`, String.raw`parents?`, String.raw`senior|60`),
  asked('it-80d', 'self family', String.raw`\b80 ?d\b`, limit),
  asked('it-80c', '', String.raw`\b80 ?c\b`, limit),
  asked('it-nps-own', '', String.raw`\b80 ?ccd\b`, limit),
  asked('it-80tta-ttb', '', String.raw`\b80 ?tt[ab]\b`, limit),
  asked('it-24b', 'own home', String.raw`home loan|24 ?\(?b\b`, String.raw`deduction|interest`, limit),
  asked('it-slabs-old', 'below 60', String.raw`\bold\b|purani|पुरान`, String.raw`slabs?|स्लैब`),
  asked('gst-rates', 'Nil Reduced Standard Highest', String.raw`\bgst\b`, String.raw`slabs?|rates\b|स्लैब`),
  asked('it-slabs-new', 'Every age', String.raw`new|tax|nay[ai]|नय`, String.raw`slabs?|स्लैब`),
  asked('it-cess', '', String.raw`\bcess\b`, String.raw`\b(?:rates?|percent|how much|kitn\w*|on (?:income )?tax)\b|कितन`),
  asked('it-stddeduction', 'regime', String.raw`standard deduction`),
  asked('cg-ltcg-equity', 'Exempt each year', String.raw`\bltcg\b`, String.raw`exempt|limit|free`),
  asked('esi', '', String.raw`\besic?\b`, limit),
  asked('cg-cii', '', String.raw`\bcii\b|cost inflation index`),
  asked('cpi', '', String.raw`inflation|cpi|महंगाई`, String.raw`\b(?:rate|current|now|today|latest|india)\b|दर`),
  asked('it-ptax-cap', '', String.raw`professional tax`, limit),
  asked('it-leave-gratuity-tax', 'leave encashment', String.raw`leave encash`, String.raw`exempt|limit|tax`),
] as const

/** Returns the figure that a question asks for; undefined if it asks for something else, such as an explanation. */
export const requestedFigure = (question: string): RequestedFigure | undefined => {
  const text = `${question} ${hindiToEnglish(question)}`.toLowerCase().normalize('NFC')
  return explains.test(text) ? undefined : table.find(([, words]) => words.every((word) => word.test(text)))?.[0]
}
