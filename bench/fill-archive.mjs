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

/** A row as a save would leave it; one in a thousand titles has a rare word in it. */
function row(at, now) {
  const category = categories[at % categories.length]
  const title = `${category} and the ${words[at % 10]} ${words[Math.floor(at / 10) % 10]} ${at}${at % 1000 === 7 ? ' zamindar' : ''}`
  const flags = Object.fromEntries(Object.entries(groupWords).map(([flag, word]) => [flag, category.toLowerCase().includes(word) ? 1 : 0]))
  return {
    document_id: randomUUID().replaceAll('-', '').slice(0, 24),
    title,
    title_folded: title.toLowerCase(),
    standfirst: 'A standfirst of a usual length for an article of this kind.',
    category,
    subcategory: at % 7 === 0 ? 'News' : 'Other',
    section: at % 9 === 0 ? 'bottom' : 'main',
    featured: at % 20 === 0 ? 1 : 0,
    publication_date: now - at * 60_000,
    excerpt: 'The first words of the article, as lists show them. '.repeat(3).slice(0, 150),
    cover_url: '',
    cover_alt: '',
    version: 0,
    in_news: at % 7 === 0 ? 1 : 0,
    ...flags,
  }
}

/** Puts articles, each with its draft, straight into an SQLite database of the cms until it has as many as asked. */
export function fillArchive(database, count) {
  const from = database.prepare('select count(*) as n from articles where published_at is not null').get().n
  const now = Date.now()
  const columns = [...Object.keys(row(0, now)), 'published_at', 'created_at', 'updated_at']
  const insert = database.prepare(`insert into articles (${columns}) values (${columns.map((name) => `@${name}`)})`)
  database.transaction(() => {
    for (let at = from; at < count; at += 1) {
      const times = { created_at: now, updated_at: now }
      const article = row(at, now)
      insert.run({ ...article, ...times, published_at: null })
      insert.run({ ...article, ...times, published_at: now })
    }
  })()
}
