import type { FigureAnswer, FigureRow } from '@artha/contract/figure-answer'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { ask } from './ask'

let keys = 0
const newKey = () => `test-rate-${(keys += 1)}-${Date.now()}`

const rate = (figureKey: string, validFrom: string, number: number, change: object = {}) => ({
  figureKey,
  validFrom,
  title: 'A rate of this test',
  group: 'banking',
  kind: 'number',
  value: { number, unit: 'percent-a-year' },
  authority: 'Nobody',
  document: 'This test',
  confidence: 'one-source',
  checkedOn: '2026-10-12',
  checkedBy: 'Artha figures desk',
  ...change,
})

interface Sent {
  status: number
  message: string
  documentId: string
}

const address = `${inject('cmsUrl')}/content-manager/collection-types/api::figure.figure`

/** Sends an editor's action in the Studio and returns the answer. */
async function studio(method: string, path: string, data?: object): Promise<Sent> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${sharedStudioToken()}` }
  const response = await fetch(address + path, { method, headers, body: data && JSON.stringify(data) })
  const body = (await response.json()) as { data?: { documentId?: string }; error?: { message?: string } }
  return { status: response.status, message: body.error?.message ?? '', documentId: body.data?.documentId ?? '' }
}

const publish = (row: object) => studio('POST', '/actions/publish', row)
const read = async (key: string, query = '') => (await ask<FigureAnswer>(`/api/figures/${key}${query}`)).body

describe('the register that ships', () => {
  it('is there after the first start, whole', async () => {
    const { body, headers } = await ask<FigureRow[]>('/api/figures')
    const shipped = new Set(body.map(({ figureKey, validFrom }) => `${figureKey} ${validFrom}`))
    expect(shippedFigures.filter(({ figureKey, validFrom }) => !shipped.has(`${figureKey} ${validFrom}`))).toEqual([])
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(0)
  })

  it.each([
    ['2026-10-06', 5.25],
    ['2026-10-07', 5.5],
  ])('says the repo rate of %s', async (day, number) => {
    expect((await read('repo', `?on=${day}`)).holds?.value).toMatchObject({ number })
  })

  it('says that no EPF rate holds where none is declared', async () => {
    expect((await read('epf-rate', '?on=2026-11-22')).holds).toBeNull()
    expect((await read('epf-rate', '?on=2026-03-31')).holds?.value).toMatchObject({ number: 8.25 })
  })

  it('lists some figures with all their rows, and those that hold on a day', async () => {
    const some = (await ask<FigureRow[]>('/api/figures?keys=epf-ceiling,it-cess')).body
    expect(some.map(({ figureKey, validFrom }) => [figureKey, validFrom])).toEqual([
      ['epf-ceiling', '2014-09-01'],
      ['epf-ceiling', '2026-09-17'],
      ['it-cess', '2018-04-01'],
    ])
    const held = (await ask<FigureRow[]>('/api/figures?keys=epf-ceiling,it-cess&on=2026-09-16')).body
    expect(held.map(({ validFrom }) => validFrom)).toEqual(['2014-09-01', '2018-04-01'])
    expect((await ask<FigureRow[]>('/api/figures?on=today')).body.filter(({ figureKey }) => figureKey === 'it-cess')).toHaveLength(1)
  })

  it.each(['on=yesterday', 'on=2026-02-30', 'keys=', 'keys=A', `keys=${Array.from({ length: 101 }, () => 'a').join(',')}`, 'page=1'])(
    'refuses %s',
    async (query) => {
      expect((await ask(`/api/figures?${query}`)).status).toBe(400)
    },
  )

  it('knows no other figure', async () => {
    expect((await ask('/api/figures/no-such-figure')).status).toBe(404)
    expect((await ask('/api/figures/repo?on=1')).status).toBe(400)
  })
})

describe('a figure in the Studio', () => {
  let key: string
  let first: Sent
  beforeAll(async () => {
    key = newKey()
    first = await publish(rate(key, '2026-04-01', 7))
  })

  it('is changed by a new row, and the old one stays for its days', async () => {
    expect(first.status).toBe(200)
    expect((await publish(rate(key, '2026-07-01', 7.25))).status).toBe(200)
    expect((await read(key, '?on=2026-06-30')).holds?.value).toMatchObject({ number: 7 })
    expect((await read(key, '?on=2026-07-01')).holds?.value).toMatchObject({ number: 7.25 })
  })

  it('has one row a day, also when two editors publish at the same time', async () => {
    const twin = newKey()
    const answers = await Promise.all([publish(rate(twin, '2026-04-01', 1)), publish(rate(twin, '2026-04-01', 2))])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect((await read(twin)).rows).toHaveLength(1)
  })

  it('begins with its day in India, and ends with its last', async () => {
    const own = newKey()
    await publish(rate(own, '2026-04-01', 7))
    // The current day of the cms, which may differ from that of this machine
    const { on: today } = await read(own)
    const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    for (const [from, number] of [[0, 8] as const, [1, 9] as const]) expect((await publish(rate(own, day(from), number))).status).toBe(200)
    const numbers = await Promise.all(
      ['', ...[-1, 0, 1].map((days) => `?on=${day(days)}`)].map(async (query) => (await read(own, query)).holds?.value),
    )
    expect(numbers).toMatchObject([{ number: 8 }, { number: 7 }, { number: 8 }, { number: 9 }])
    const { body, headers } = await ask<FigureRow[]>(`/api/figures?keys=${own}&on=today`)
    expect(body.map(({ validFrom }) => validFrom)).toEqual([today])
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThanOrEqual(Date.parse(`${today}T00:00:00+05:30`))
    const last = newKey()
    await publish(rate(last, '2026-04-01', 7, { validUntil: today }))
    expect([(await read(last)).holds?.validFrom, (await read(last, `?on=${day(1)}`)).holds]).toEqual(['2026-04-01', null])
  })

  it.each<[string, object, string]>([
    ['710%', { value: { number: 710, unit: 'percent-a-year' } }, '710% is not possible'],
    ['an end before the start', { validUntil: '2026-01-01' }, 'before it begins'],
    [
      'a gap between slabs',
      {
        kind: 'slabs',
        value: {
          unit: 'rupees',
          appliesTo: 'part',
          groups: [
            {
              name: 'all',
              title: 'All',
              bands: [
                { from: 0, upTo: 400_000, percent: 0 },
                { from: 500_000, upTo: null, percent: 5 },
              ],
            },
          ],
        },
      },
      'a gap between 4,00,000 and 5,00,000',
    ],
  ])('is refused in words with %s', async (_, change, words) => {
    const answer = await publish(rate(newKey(), '2026-04-01', 7, change))
    expect(answer.status).toBe(400)
    expect(answer.message).toContain(words)
  })

  it('is neither changed, taken off nor deleted once it was published', async () => {
    const own = newKey()
    const { documentId } = await publish(rate(own, '2026-04-01', 7))
    const changed = await studio('PUT', `/${documentId}`, rate(own, '2026-04-01', 8))
    const takenOff = await studio('POST', `/${documentId}/actions/unpublish`, {})
    const deleted = await studio('DELETE', `/${documentId}`)
    expect([changed.status, takenOff.status, deleted.status]).toEqual([400, 400, 400])
    expect((await read(own, '?on=2026-04-01')).holds?.value).toMatchObject({ number: 7 })
  })

  it('is withdrawn by saying why: it holds on no day, stays to be seen, and leaves its place to the right one', async () => {
    const own = newKey()
    const wrong = await publish(rate(own, '2026-04-01', 7))
    const withdrawn = await studio('POST', `/${wrong.documentId}/actions/publish`, rate(own, '2026-04-01', 7, { withdrawalReason: 'A misread page' }))
    expect(withdrawn.status).toBe(200)
    const alone = await read(own)
    expect([alone.holds, alone.rows[0]?.withdrawn?.reason]).toEqual([null, 'A misread page'])
    expect((await publish(rate(own, '2026-04-01', 8))).status).toBe(200)
    expect((await read(own)).holds?.value).toMatchObject({ number: 8 })
  })

  it('is in the trail, by whom it was done', async () => {
    const { documentId } = await publish(rate(newKey(), '2026-04-01', 7))
    const database = openDatabase()
    const entries = await database('accounts_audit_entries')
      .where({ subject: `figure:${documentId}` })
      .select<{ action: string; actor: string }[]>('action', 'actor')
    await database.destroy()
    expect(entries).toEqual([{ action: 'figure.create', actor: expect.stringMatching(/^studio:\d+$/) }])
  })

  it('may be drafted and the draft deleted', async () => {
    const draft = await studio('POST', '', { title: 'Half a row', figureKey: newKey() })
    expect(draft.status).toBe(201)
    expect((await studio('DELETE', `/${draft.documentId}`)).status).toBe(200)
  })
})
