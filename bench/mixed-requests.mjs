import { Agent, request } from 'node:http'

const connectionCount = 50
/** Frequent letters of titles: a search for three of them finds something, and is rarely in the cache. */
const letters = 'aeiourstlnmdpcg'
const any = (list) => list[Math.floor(Math.random() * list.length)]
const word = (length) => Array.from({ length }, () => any(letters)).join('')
const between = (least, most) => Math.floor(least + Math.random() * (most - least))

/** Returns the kinds of requests: how many of a thousand, and a function that makes an address. */
const requestKinds = ({ articles, stories, files, categories }) => [
  [220, () => '/'],
  [260, () => `/blog/${any(articles)}`],
  [90, () => `/?category=${encodeURIComponent(any(categories))}&page=${between(1, 4)}`],
  [50, () => `/?q=${word(3)}+${word(4)}`],
  [60, () => any(['/calculators', '/loan-calculator', '/income-tax-calculator', '/commodities', '/figures', '/tax-calendar', '/about'])],
  [50, () => `/loan-calculator?principal=${between(1, 9_000) * 1_000}&annualRate=${between(60, 180) / 10}&months=${between(12, 360)}`],
  [30, () => `/stories/${any(stories)}`],
  [90, () => any(['/api/home', '/api/stories', `/admin/upload/${any(articles)}`, '/admin/upload?fields=card&pageSize=20'])],
  [20, () => `/admin/upload?fields=card&pageSize=10&q=${word(3)}`],
  [90, () => any(files)],
  [10, () => `/share/articles/${any(articles)}.png`],
  [10, () => any(['/rss.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])],
  [10, () => `/blog/${word(24)}`],
  [10, () => `/${word(9)}`],
]

/** Sends `rate` requests a second over keep-alive connections, as browsers and proxies do, until stopped. */
export async function startAsking(url, rate) {
  const kinds = requestKinds(await readContents(url))
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount })
  const seen = { took: [], failed: 0 }
  const began = performance.now()
  let asked = 0
  let isOver = false
  const work = async () => {
    while (!isOver) {
      const due = began + (asked * 1_000) / rate
      asked += 1
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const before = performance.now()
      const status = await statusOf(agent, url + randomAddress(kinds))
      seen.took.push(performance.now() - before)
      if (status >= 500 || status === 429 || status === 0) seen.failed += 1
    }
  }
  const all = Promise.all(Array.from({ length: connectionCount }, work))
  return {
    sinceLast() {
      const took = seen.took.sort((one, other) => one - other)
      const result = { requests: took.length, failed: seen.failed, p99: Math.round(took[Math.floor(took.length * 0.99)] ?? 0) }
      Object.assign(seen, { took: [], failed: 0 })
      return result
    },
    async stop() {
      isOver = true
      await all
      agent.destroy()
    },
  }
}

function randomAddress(kinds) {
  let left = Math.random() * 1_000
  const [, addressOf] = kinds.find(([share]) => (left -= share) < 0) ?? kinds[0]
  return addressOf()
}

const agents = ['Mozilla/5.0 (Linux; Android 14) Mobile', 'Mozilla/5.0 (Windows NT 10.0)', 'a program']

function statusOf(agent, address) {
  const headers = { 'accept-encoding': any(['br', 'br', 'gzip']), 'user-agent': any(agents), referer: `https://${word(2)}.example/` }
  return new Promise((resolve) => {
    request(address, { agent, headers }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? response.statusCode : 0))
    })
      .once('error', () => resolve(0))
      .end()
  })
}

async function readContents(url) {
  const cards = await (await fetch(`${url}/admin/upload?fields=card&pageSize=100`)).json()
  const stories = await (await fetch(`${url}/api/stories`)).json()
  const front = await (await fetch(url)).text()
  return {
    articles: cards.map(({ _id: id }) => id),
    categories: [...new Set(cards.map(({ category }) => category))],
    stories: stories.map(({ _id: id }) => id),
    files: [...new Set([...front.matchAll(/(?:src|href)="(\/(?:assets|uploads)\/[^"]+)"/g)].map(([, file]) => file))],
  }
}
