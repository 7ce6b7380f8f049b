/**
 * Names of securities in a text. No list is complete: these are the largest companies and fund houses, plus anything with a code, a ticker, or
 * words for a share or scheme. Editors must see the rest and add it here.
 */

/** Companies: every mention counts as a security. */
const companies = [
  'Reliance Industries',  'Infosys', 'TCS', 'Tata Consultancy Services', 'Wipro', 'HCLTech', 'HCL Technologies', 'Tech Mahindra', 'LTIMindtree',
  'Tata Motors', 'Tata Steel', 'Tata Power', 'Tata Consumer', 'Titan', 'Trent', 'Hindustan Unilever', 'HUL', 'Nestle India', 'Britannia', 'Dabur',
  'Asian Paints', 'Maruti Suzuki', 'Maruti', 'Mahindra & Mahindra', 'Hero MotoCorp', 'Bajaj Auto', 'Eicher Motors', 'TVS Motor', 'Bharti Airtel', 'Airtel',
  'Vodafone Idea', 'Larsen & Toubro', 'L&T', 'UltraTech', 'Ambuja Cements', 'Grasim', 'JSW Steel', 'Hindalco', 'Vedanta', 'Coal India', 'ONGC', 'NTPC',
  'Power Grid', 'IRCTC', 'IRFC', 'RVNL', 'Suzlon', 'Adani Enterprises', 'Adani Ports', 'Adani Green', 'Adani Power', 'Sun Pharma', 'Cipla', 'Lupin',
  "Dr Reddy's", 'Divis Labs', 'Apollo Hospitals', 'Zomato', 'Eternal', 'Swiggy', 'Paytm', 'Nykaa', 'DMart', 'Avenue Supermarts', 'PolicyBazaar', 'IndiGo',
  'Yes Bank', 'Bajaj Finance', 'Bajaj Finserv', 'Jio Financial', 'Siemens', 'Havells', 'Pidilite', 'Dixon Technologies', 'Tata Elxsi', 'Ola Electric',
  'इंफोसिस', 'इन्फोसिस', 'रिलायंस', 'टीसीएस', 'विप्रो', 'टाटा मोटर्स', 'टाटा स्टील', 'जोमैटो', 'पेटीएम', 'अडानी', 'मारुति', 'आईटीसी', 'एयरटेल',
] // prettier-ignore

/**
 * Companies mentioned far more often for their services than for their shares, and ITC, also a term of GST: they count only beside words for
 * shares or schemes.
 */
const financialFirms = [
  'HDFC Bank', 'HDFC', 'ICICI Bank', 'ICICI', 'SBI', 'State Bank of India', 'Axis Bank', 'Axis', 'Kotak Mahindra Bank', 'Kotak', 'IndusInd Bank', 'PNB',
  'Bank of Baroda', 'Canara Bank', 'IDFC First', 'LIC', 'Nippon India', 'Nippon', 'Parag Parikh', 'Mirae Asset', 'Quant', 'UTI', 'Aditya Birla Sun Life',
  'Reliance', 'ITC', 'DSP', 'Franklin Templeton', 'Motilal Oswal', 'Edelweiss', 'Tata', 'Adani', 'एसबीआई', 'एचडीएफसी', 'आईसीआईसीआई', 'एलआईसी',
] // prettier-ignore

const securityWords =
  '(?:[Ss]hares?|[Ss]tocks?|[Ss]crips?|[Ee]quity|IPO|[Bb]onds?|[Dd]ebentures?|NCDs?|NAV|(?:[Ff]lexi|[Ll]arge|[Mm]id|[Ss]mall|[Mm]ulti)[- ]?[Cc]ap|[Bb]lue ?[Cc]hip|[Ff]unds?|ELSS|शेयर\\S*|स्टॉक|फंड)'

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (names: readonly string[]) =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')

/** Matches whole words in any script: "TCS" is not in "MATCSH". */
const wholeWords = (pattern: string) => `(?<![\\p{L}\\p{M}\\p{N}])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}])`

const patterns = [
  new RegExp(wholeWords(anyOf(companies)), 'gu'),
  new RegExp(`${wholeWords(anyOf(financialFirms))}(?=(?:\\s+\\S+){0,3}?\\s+${wholeWords(securityWords)})`, 'gu'),
  new RegExp(`(?<=${wholeWords(securityWords)}\\s+(?:of|in)\\s+)${wholeWords(anyOf(financialFirms))}`, 'gu'),
  // Codes: ISINs, tickers of an exchange.
  /\bIN[EF][A-Z0-9]{9}\b/g,
  /\b(?:NSE|BSE)\s*:\s*[A-Z0-9&-]{2,20}\b/g,
  /\b[A-Z][A-Z0-9&-]{1,19}\.(?:NS|BO)\b/g,
]

export interface NamedSecurity {
  name: string
  /** The position in the text, in UTF-16 units. */
  at: number
}

/** Returns the securities named in a text, in its order. */
export function namedSecurities(text: string): NamedSecurity[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ name: match[0], at: match.index })))
  return found.sort((one, other) => one.at - other.at)
}
