import type { FigureAnswer, FigureRow } from '@artha/contract/figure-answer'
import { expect, it } from 'vitest'
import { builtInReply } from './built-in-figures.ts'

const now = new Date('2026-11-22T06:00:00Z')
const answered = (key: string) => {
  const body = builtInReply(key, now)?.body.toString()
  return body === undefined ? undefined : (JSON.parse(body) as unknown)
}

it('lists what holds today or is the last known, and the rows of single figures', () => {
  const today = answered('/api/figures?on=today') as FigureRow[]
  expect(today.filter(({ figureKey }) => figureKey === 'repo').map(({ validFrom }) => validFrom)).toEqual(['2026-10-07'])
  expect(today.filter(({ figureKey }) => figureKey === 'epf-rate').map(({ validUntil }) => validUntil)).toEqual(['2026-03-31'])
  expect((answered('/api/figures?on=2026-11-22') as FigureRow[]).some(({ figureKey }) => figureKey === 'epf-rate')).toBe(false)
  expect((answered('/api/figures?keys=epf-ceiling') as FigureRow[]).map(({ validFrom }) => validFrom)).toEqual(['2014-09-01', '2026-09-17'])
})

it('answers one figure of a day', () => {
  expect((answered('/api/figures/epf-ceiling?on=2026-09-16') as FigureAnswer).holds).toMatchObject({ validFrom: '2014-09-01' })
})

it.each(['/api/home', '/api/figures/no-such-figure', '/api/figures?on=never', '/api/figures/repo?on=1'])('knows nothing of %s', (key) => {
  expect(answered(key)).toBeUndefined()
})
