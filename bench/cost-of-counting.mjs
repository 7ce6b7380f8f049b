/**
 * What counting readers costs of an article's page from the cache: processor time of a page with `COUNT_READERS`, and without, in turns.
 * Starts a cms and both sites, so nothing else need run.
 */
import autocannon from 'autocannon'
import { startPrograms } from './running-programs.mjs'

const rounds = Number(process.env.ROUNDS ?? 7)
const seconds = 4
const headers = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  referer: 'https://www.google.com/',
}

const programs = await startPrograms({ SEED: 'demo' })
const sites = { counting: await programs.startSite({ COUNT_READERS: 'yes' }), 'not counting': await programs.startSite({ COUNT_READERS: 'no' }) }
const [article] = await (await fetch(`${sites.counting.url}/admin/upload?fields=card&pageSize=1`)).json()

/** Microseconds of processor that a page takes. */
async function costOf(site) {
  const before = site.usedMs()
  const { '2xx': pages } = await autocannon({ url: `${site.url}/blog/${article._id}`, connections: 20, duration: seconds, headers })
  return ((site.usedMs() - before) * 1_000) / pages
}

const costs = Object.fromEntries(Object.keys(sites).map((name) => [name, []]))
for (let round = 0; round <= rounds; round += 1) {
  // In changing order, and the first one is for warming up
  for (const name of round % 2 === 0 ? Object.keys(sites) : Object.keys(sites).reverse()) {
    const cost = await costOf(sites[name])
    if (round > 0) costs[name].push(cost)
  }
}
const middle = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)]
const [withIt, without] = [middle(costs.counting), middle(costs['not counting'])]
console.table({
  'a page while readers are counted, µs': withIt.toFixed(1),
  'a page while they are not, µs': without.toFixed(1),
  'cost of counting, %': (((withIt - without) / without) * 100).toFixed(1),
})
await programs.stop()
