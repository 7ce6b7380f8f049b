import { beforeAll, expect, it } from 'vitest'
import { pageAt, servedPage } from '../../mocks/page-tests/render-page.tsx'
import { documentedRows as rows } from './parameter-rows.ts'

/** The link of a row with a part of it said otherwise: an empty value takes a parameter away. */
function linkOf(path: string, base: string, part: string) {
  const query = new URLSearchParams(base)
  const changed = new URLSearchParams(part)
  for (const name of new Set(changed.keys())) query.delete(name)
  for (const [name, value] of changed) if (value !== '') query.append(name, value)
  return `${path}?${query}`
}

/** The results of a link by their ids, as the server draws them. */
const drawn = new Map<string, Record<string, string>>()
function resultsOf(link: string) {
  const known = drawn.get(link)
  if (known) return known
  const found = Object.fromEntries(
    [...servedPage(link, {}).matchAll(/<data id="([^"]+)" value="([^"]*)"/g)].map(([, id = '', value = '']) => [id, value]),
  )
  drawn.set(link, found)
  return found
}

const asked = Object.entries(rows).flatMap(([path, { base, results, also = {} }]) => [
  ...(results.length > 0 ? [{ path, link: linkOf(path, base, ''), ids: results }] : []),
  ...Object.entries(also).map(([id, part]) => ({ path, link: linkOf(path, base, part), ids: [id] })),
])
const differing = Object.entries(rows).flatMap(([path, { base, reads }]) =>
  Object.entries(reads).map(([name, [one, other]]) => ({ path, name, one: linkOf(path, base, one), other: linkOf(path, base, other) })),
)

beforeAll(async () => {
  for (const path of Object.keys(rows)) await pageAt(path)
})

it.each(asked)('$link has its results', ({ link, ids }) => {
  const found = resultsOf(link)
  for (const id of ids) expect(Number.isFinite(Number(found[id] ?? 'absent')), `${id}: ${found[id] ?? 'absent'}`).toBe(true)
})

it.each(differing)('$path reads $name', ({ one, other }) => {
  expect(Object.keys(resultsOf(one))).not.toHaveLength(0)
  expect(resultsOf(other)).not.toEqual(resultsOf(one))
})

// Two parameters move no result today: both tax years have the same slabs, and an account runs for 21 years at any age
it.each([
  ['/income-tax-calculator?taxYear=2025-26', '<option value="2025-26" selected="">'],
  ['/income-tax-calculator?taxYear=2026-27', '<option value="2026-27" selected="">'],
  ['/sukanya-calculator?age=6', 'name="age" value="6"'],
])('%s is read', (link, said) => expect(servedPage(link, {})).toContain(said))

/** The ten first calculators stand in no row of the table. */
const firstTen: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['/loan-calculator', '/home-loan-calculator', '/car-loan-calculator'].map((path) => [
      path,
      ['principal', 'annualRate', 'years', 'months', 'prepayCharge', 'chargeGst', 'moratorium', 'prepay=once:12:', 'rate=13:', 'fee=processing:'],
    ]),
  ),
  '/fixed-deposit-calculator': ['principal', 'annualRate', 'years', 'days', 'seniorExtra'],
  '/investment-calculator': ['initial', 'monthly', 'annualRate', 'years'],
  '/insurance-calculator': ['base', 'age', 'years'],
  '/credit-calculator': ['utilization', 'history', 'ageYears', 'accounts', 'inquiries'],
  '/networth-calculator': ['asset=Gold:', 'asset=Silver:', 'liability=Loan:'],
  '/budget-calculator': ['income=Salary:', 'expense=Rent:'],
  '/revenue-calculator': ['units', 'price', 'otherIncome', 'expenses'],
}
const numbersOf = { ...Object.fromEntries(Object.entries(rows).map(([path, { reads }]) => [path, Object.keys(reads)])), ...firstTen }

/** What stands at the ends of what fields take, and beyond. */
const ends = ['0', '0.01', '1', '12', '40', '480', '15000', '99999999', '10000000000', '1e15', '-1'] as const

/** A link in which each parameter is at some end: every run of the suite asks the same ones. */
const endLink = (path: string, parameters: readonly string[], turn: number) =>
  `${path}?${parameters.map((name, at) => `${name}${name.includes('=') ? '' : '='}${ends[(turn * 7 + at * (turn + 2)) % ends.length]}`).join('&')}`

it.each(Object.entries(numbersOf))('%s shows no figure that does not exist', async (path, parameters) => {
  await pageAt(path)
  const links = [0, 3, 5].map((turn) => endLink(path, parameters, turn))
  for (const end of ends.slice(0, 1)) links.push(`${path}?${parameters.map((name) => `${name}${name.includes('=') ? '' : '='}${end}`).join('&')}`)
  for (const link of links) {
    const html = servedPage(link, {})
    expect(/.{0,80}(?:\bNaN\b|\bInfinity\b|∞|>undefined|undefined<|₹undefined).{0,40}/.exec(html)?.[0], link).toBeUndefined()
    for (const [id, value] of Object.entries(resultsOf(link)))
      expect(Number.isFinite(Number(value || 'absent')), `${link} ${id}: ${value}`).toBe(true)
  }
})

/** Further calculators that a page leads to, filled with its figures. */
const waysOf = (link: string) =>
  [...servedPage(link, {}).matchAll(/href="(\/[a-z-]+-calculator\?[^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

it('leads on from each calculator with figures that the next one takes as they are', async () => {
  const links = Object.entries(rows).flatMap(([path, { base }]) => ['', 'years=&months=31'].map((part) => linkOf(path, base, part)))
  const ways = new Map(links.flatMap((link) => waysOf(link).map((to) => [to, link] as const)))
  expect(ways.size).toBeGreaterThan(20)
  for (const [to, link] of ways) {
    await pageAt(to)
    expect(/[^>]*from the link[^<]*/.exec(servedPage(to, {}))?.[0], `${link} to ${to}`).toBeUndefined()
  }
})
