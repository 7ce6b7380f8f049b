import { randomUUID } from 'node:crypto'

const categories = ['News', 'Finance', 'Budget', 'Investment', 'Loan', 'GST', 'Tax', 'Saving', 'Case Studies', 'FinTech', 'Calculator', 'Insurance']
const groupWords = {
  in_finance: 'finance',
  in_investment: 'investment',
  in_fintech: 'fintech',
  in_budget: 'budget',
  in_loan: 'loan',
  in_gst: 'gst',
  in_tax: 'tax',
  in_saving: 'saving',
}
const words = ['rates', 'household', 'deposit', 'ledger', 'festival', 'monsoon', 'salary', 'premium', 'ration', 'harvest']

/** The user owns this many of each hundred articles; the list of own articles is measured, too. */
const ownOfHundred = 2
/** Articles per statement. */
const batch = 5_000

/** Returns a row as a save would write it. 31 titles contain a rare word in an archive of any size, so that its search finds as many in each. */
function row(at, { now, ownerId, time, flag, contentOf }) {
  const category = categories[at % categories.length]
  const title = `${category} and the ${words[at % 10]} ${words[Math.floor(at / 10) % 10]} ${at}${at < 1_000 && at % 33 === 7 ? ' zamindar' : ''}`
  const flags = Object.fromEntries(Object.entries(groupWords).map(([name, word]) => [name, flag(category.toLowerCase().includes(word))]))
  return {
    document_id: randomUUID().replaceAll('-', '').slice(0, 24),
    owner_id: at % 100 < ownOfHundred ? ownerId : 'someoneelse0000000000000',
    title,
    title_folded: title.toLowerCase(),
    standfirst: 'A standfirst of a usual length for an article of this kind.',
    category,
    subcategory: at % 7 === 0 ? 'News' : 'Other',
    section: at % 9 === 0 ? 'bottom' : 'main',
    featured: flag(at % 20 === 0),
    publication_date: time(now - at * 60_000),
    excerpt: 'The first words of the article, as lists show them. '.repeat(3).slice(0, 150),
    content: contentOf(at),
    cover_url: '',
    cover_alt: '',
    version: 0,
    in_news: flag(at % 7 === 0),
    ...flags,
    created_at: time(now),
    updated_at: time(now),
  }
}

/** Inserts articles with their drafts directly into a cms database, up to `count` in all. `contentOf` returns an article's text. */
export async function fillArchive(database, count, ownerId, contentOf = () => null) {
  const { time, flag } = database
  const now = Date.now()
  const [{ n }] = await database.rows('select count(*) as n from articles where published_at is not null')
  for (let from = Number(n); from < count; from += batch) {
    const added = Array.from({ length: Math.min(batch, count - from) }, (_, index) => row(from + index, { now, ownerId, time, flag, contentOf }))
    const both = added.flatMap((article) => [
      { ...article, published_at: null },
      { ...article, published_at: time(now) },
    ])
    await database.insert('articles', both)
  }
  await database.analyze()
}
