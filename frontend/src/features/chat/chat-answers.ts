export interface ChatLink {
  label: string
  /** A path of this site. */
  to: string
}

export interface ChatAnswer {
  text: string
  links: readonly ChatLink[]
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
    text: 'Namaste! I have fixed answers to the questions below, for education only. For anything else, the articles know more than I do.',
    links: [news, calculators],
  },
  hello: {
    text: 'Hello, and welcome. Choose one of the questions below; each answer says where on this site you can read on.',
    links: [news, calculators],
  },
  'latest stock market news': {
    text:
      'I do not see the market. What our newsroom has published stands under News, and the last four articles with their times under Live Update. ' +
      'When you read of a move, ask three things: over which time, compared with what, and who says so?',
    links: [news, liveUpdate],
  },
  'best mutual fund to invest': {
    text:
      'No fund is the best for everybody, and naming one would be advice, which this site does not give. ' +
      'What can be compared: the years until you need the money, the costs (expense ratio and exit load), what the fund holds, ' +
      'and how it did in bad years as well as good ones. The documents of the scheme state all of it.',
    links: [investment, calculators],
  },
  'crypto market update': {
    text:
      'I have no prices. Some things hold whatever the price is: it can fall far within days, no deposit insurance stands behind it, ' +
      'and a lost key is lost for good. Before anything else, find out who keeps the keys, what each trade costs, ' +
      'and how gains are taxed in the year in which you sell.',
    links: [fintech, tax],
  },
  'gold investment advice': {
    text:
      'Advice I cannot give; this is what to look at. Gold pays no interest, and its price in rupees moves with the world price and with the dollar. ' +
      'Coins, jewellery and paper forms differ in making charges, purity, storage and tax. ' +
      'GST on gold is 3% (56th GST Council, from 22 Sep 2025).',
    links: [goldRates, gst],
  },
  'FD vs SIP – which is better?': {
    text:
      'They answer different questions. A fixed deposit is a product: one sum, a rate agreed on at the start, a day on which it ends. ' +
      'A SIP is a way of paying: the same sum every month, mostly into a mutual fund, whose value rises and falls. ' +
      'So ask when you need the money, how deep a fall you could sit through, and how each is taxed.',
    links: [saving, investment, calculators],
  },
}

const fallback: ChatAnswer = {
  text: "Sorry, I don't have an answer for that yet. Try another question from the suggestions.",
  links: [],
}

/** Blanks around, capitals and the length of a dash make no difference. */
const keyOf = (text: string) => text.trim().toLowerCase().replaceAll('–', '-')

const answerByKey = new Map(Object.entries(answers).map(([question, answer]) => [keyOf(question), answer]))

export const chatAnswer = (question: string): ChatAnswer => answerByKey.get(keyOf(question)) ?? fallback
