import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { updatedRow } from '../board/board-updates.ts'
import { boardGroups } from '../board/board-rows.ts'
import { boardUpdates, statedResults } from '../board/stated-results.ts'
import type { Calculator } from '../definition/calculator.ts'
import type { Field, Fields } from '../definition/field.ts'
import { readFields } from '../definition/read-fields.ts'
import { isRefused } from '../definition/refusal.ts'
import { resultSentence } from '../definition/result-sentence.ts'
import { usedFigures } from '../definition/used-figures.ts'
import { definitionOf } from '../calculator-definitions.ts'
import { queryableCalculators } from './of-build.ts'
import { calculatorSentences } from '../calculator-sentences.ts'
import { calculatorTiles } from '../tile-results.ts'
import { whatIfOf } from '../what-ifs/what-if-of.ts'

/** The rates of the build expire on 31 Dec 2026, its tax year on 31 Mar 2027. */
const days = ['2026-11-26', '2027-01-01', '2027-01-02', '2027-04-01', '2027-07-01']
const paths = queryableCalculators.map(({ of }) => of.path)

const noteOf: Readonly<Partial<Record<string, (day: string) => RegExp | undefined>>> = {
  '/ppf-calculator': (day) => (day > '2026-12-31' ? /The rate of 7\.1% held until 31 Dec 2026; not yet announced beyond that\./ : undefined),
  '/sukanya-calculator': (day) => (day > '2026-12-31' ? /The rate of 8\.2% held until 31 Dec 2026; not yet announced beyond that\./ : undefined),
  '/post-office-calculator': (day) => (day > '2026-12-31' ? /The rate of 7\.7% held until 31 Dec 2026; not yet announced beyond that\./ : undefined),
  '/epf-calculator': () => /8\.25% is the latest declared rate, for 2025-26/,
  ...Object.fromEntries(
    ['/income-tax-calculator', '/hra-calculator', '/salary-calculator'].map((path) => [
      path,
      (day: string) => (day > '2027-03-31' ? /Rules for 2026-27 held until 31 Mar 2027; later rates are not listed here\./ : undefined),
    ]),
  ),
}

/** The text of a calculator's page on a date, without a query. */
async function pageOn(path: string, day: string) {
  const of = (await definitionOf(path)) ?? expect.fail('no definition')
  return said('keys' in of ? of.of(shippedFigures, day) : of, day)
}

const firstIn = ({ kind, ...field }: Field) => (kind === 'number' && 'limits' in field ? field.limits : undefined)

function said<const Of extends Fields, Results extends object>(of: Calculator<Of, Results>, day: string) {
  const { input } = readFields(of.fields, new URLSearchParams())
  const worked = of.work(input, day)
  if (isRefused(worked)) return { refused: worked.refused }
  const rate = of.fields.annualRate && firstIn(of.fields.annualRate)
  return {
    numbers: Object.values(worked).filter((each) => typeof each === 'number'),
    results: of.results(input).length,
    rate: rate?.initial,
    notes: [of.held?.(input, day)?.words ?? '', ...(of.remarks?.(worked, input, day) ?? [])].join(' '),
    all: [of.sentence(worked, input), resultSentence(of, '', day), whatIfOf(of, input, day), JSON.stringify(of.tables?.(worked, input) ?? [])].join(
      ' ',
    ),
    sources: of.sources && usedFigures(shippedFigures, of.sources(input, day).keys, of.sources(input, day).day),
  }
}

describe.each(days)('on %s', (day) => {
  it.each(paths)('%s has a working figure, and says where its rate is one that held before', async (path) => {
    const page = await pageOn(path, day)
    if (page.refused !== undefined) expect.fail(page.refused)
    expect(page.numbers.length).toBeGreaterThan(0)
    expect(page.numbers.every(Number.isFinite)).toBe(true)
    expect(page.rate ?? 1).toBeGreaterThan(0)
    expect(page.all).not.toMatch(/NaN|Infinity|undefined|\bat 0%/)
    expect(page.sources ?? ['none needed']).not.toHaveLength(0)
    const note = noteOf[path]?.(day)
    if (note) expect(page.notes).toMatch(note)
    else expect(page.notes).not.toMatch(/held until/)
  })

  it('every line of the board and every tile has a figure', () => {
    const changed = boardUpdates(shippedFigures, day)
    expect(Object.values(changed)).not.toContain(null)
    const rows = [
      ...boardGroups.flatMap(({ rows: each }) => each.map((row) => [row.path, row] as const)),
      ...calculatorTiles.map((tile) => [tile.to, tile] as const),
    ]
    for (const [path, row] of rows) {
      const { result, text } = updatedRow(changed, path, row)
      expect(result).toMatch(/[1-9]/)
      const isHeld = day > '2026-12-31' && ['/ppf-calculator', '/sukanya-calculator', '/post-office-calculator'].includes(path)
      expect(text.includes('held until 31 Dec 2026')).toBe(isHeld)
      expect(text).not.toMatch(/\b0%|NaN/)
    }
    expect(Object.keys(statedResults).length).toBeGreaterThan(0)
  })

  it.each([
    ['td1', '6.9%'],
    ['td5', '7.5%'],
    ['mis', '7.4%'],
    ['kvp', '7.5%'],
  ])('the scheme %s, whose rate of this quarter was not seen, pays what it did, with its last day', async (scheme, rate) => {
    const { keys, say } = (await calculatorSentences('/post-office-calculator')) ?? expect.fail('no calculator')
    expect(keys).toContain('ss-rates')
    expect(say(shippedFigures, `scheme=${scheme}`, day)).toContain(`The rate of ${rate} held until 30 Sep 2026; later rates are not listed here.`)
  })
})

it.each(['/ppf-calculator', '/sukanya-calculator', '/post-office-calculator'] as const)(
  '%s says nothing of a rate of the reader’s own',
  async (path) => {
    const { say } = (await calculatorSentences(path)) ?? expect.fail('no calculator')
    expect(say(shippedFigures, 'annualRate=9', '2027-01-01')).not.toContain('held until')
  },
)

it('says of a day to come that a link names, what it says on that day', async () => {
  const { say } = (await calculatorSentences('/ppf-calculator')) ?? expect.fail('no calculator')
  expect(say(shippedFigures, 'on=2027-01-01', '2026-11-26')).toContain('held until 31 Dec 2026; not yet announced beyond that')
  expect(say(shippedFigures, 'on=2026-12-31', '2027-01-01')).not.toContain('held until')
  expect(say(shippedFigures, 'on=2025-03-31', '2026-11-26')).toBeUndefined()
})
