import type { FigureRow } from '@artha/contract/figure-answer'
import { describe, expect, it } from 'vitest'
import { dueFigure, needsReview } from './due-figures'
import { figuresEndOn, noEndDate, type FigureUse } from './figure-uses'

const row = (validFrom: string, number: number, over: Partial<FigureRow> = {}): FigureRow => ({
  figureKey: 'repo',
  group: 'banking',
  title: 'RBI policy repo rate',
  value: { kind: 'number', number, unit: 'percent-a-year' },
  validFrom,
  validUntil: null,
  authority: 'RBI',
  document: 'Decision',
  address: null,
  confidence: 'two-sources',
  checkedOn: validFrom,
  checkedBy: 'Desk',
  reviewDue: null,
  note: '',
  caution: '',
  ...over,
})

const rates = [row('2025-12-05', 5.25), row('2026-10-07', 5.5)]

describe('what is due of a figure', () => {
  it.each([
    ['the first row changes nothing', [row('2026-10-07', 5.5)], '2026-11-22', undefined],
    ['the day before a change', rates, '2026-10-06', undefined],
    ['the day of a change', rates, '2026-10-07', ['changed', '2026-10-07']],
    ['later', rates, '2026-12-31', ['changed', '2026-10-07']],
    ['the day before its review', [row('2026-10-07', 5.5, { reviewDue: '2026-12-04' })], '2026-12-03', undefined],
    ['the day of its review', [row('2026-10-07', 5.5, { reviewDue: '2026-12-04' })], '2026-12-04', ['review-due', '2026-12-04']],
    ['its last day', [row('2026-04-01', 5.5, { validUntil: '2027-03-31' })], '2027-03-31', undefined],
    ['the day after its end', [row('2026-04-01', 5.5, { validUntil: '2027-03-31' })], '2027-04-01', ['ended', '2027-04-01']],
    ['a change that is to come', [...rates, row('2026-12-05', 5.75)], '2026-12-04', ['changed', '2026-10-07']],
    [
      'a change that was withdrawn',
      [row('2025-12-05', 5.25), row('2026-10-07', 5.5, { withdrawn: { on: '2026-10-08', reason: 'x' } })],
      '2026-11-22',
      undefined,
    ],
  ])('%s', (_name, rows, today, expected) => {
    const due = dueFigure(rows, 'repo', today)
    expect(due && [due.because, due.since]).toEqual(expected)
  })
})

const use = (over: Partial<FigureUse & { lookedOn: string | null }>) => ({
  figureKey: 'repo',
  how: 'mark' as const,
  saidOf: '2026-10-01',
  part: '',
  said: '5.25%',
  lookedOn: null,
  ...over,
})

describe('whether a piece is to be read again, after a change on 7 Oct 2026', () => {
  const words = { how: 'words' as const, saidOf: '', said: 'The repo rate is 5.25%.' }
  it.each([
    ['written before it', {}, '2026-10-01', true],
    ['written before it, of today', { saidOf: 'today' }, '2026-10-01', true],
    ['written before it, in words', words, '2026-10-01', true],
    ['written before it, of what had ended even then', { saidOf: '2025-06-01', said: '6.00%' }, '2026-10-01', false],
    ['written before it, of a day on which nothing held', { saidOf: '2020-01-01' }, '2026-10-01', false],
    ['written before it, looked at the day before', { lookedOn: '2026-10-06' }, '2026-10-01', true],
    ['written before it, looked at on the day', { lookedOn: '2026-10-07' }, '2026-10-01', false],
    ['written on the day, of the day before', { saidOf: '2026-10-06' }, '2026-10-07', true],
    ['written on the day, of the day', { saidOf: '2026-10-07', said: '5.50%' }, '2026-10-07', false],
    ['written later, of the time before', {}, '2026-11-01', false],
    ['written later, with words that the register does not say of its day', { saidOf: '2026-10-20' }, '2026-11-01', true],
    ['written later, with the old value in words', words, '2026-11-01', true],
    ['written later, with both values in words', { ...words, said: 'The repo rate went from 5.25% to 5.50%.' }, '2026-11-01', false],
  ])('%s', (_name, over, writtenOn, expected) => {
    const all = [row('2025-04-09', 6, { validUntil: '2025-12-04' }), ...rates]
    const due = dueFigure(all, 'repo', '2026-11-22')
    expect(due && needsReview(use(over), writtenOn, due, all)).toBe(expected)
  })
})

describe('the last day on which the figures of a piece hold', () => {
  it.each([
    ['none ends', [use({ saidOf: '2026-10-08', said: '5.50%' })], '2026-10-08', noEndDate],
    ['one of today never ends', [use({ saidOf: 'today' })], '2026-10-01', noEndDate],
    ['one that ended since', [use({})], '2026-10-01', '2026-10-06'],
    ['read on its last day', [use({})], '2026-10-06', '2026-10-06'],
    ['read the day after', [use({})], '2026-10-07', noEndDate],
    ['no figure', [], '2026-10-01', noEndDate],
    ['a day on which nothing held', [use({ saidOf: '2020-01-01' })], '2020-01-01', noEndDate],
  ])('%s', (_name, uses, readOn, expected) => {
    expect(figuresEndOn(uses, rates, readOn)).toBe(expected)
  })

  it('is not that of a row which the next one repeats', () => {
    const same = [row('2025-12-05', 5.25), row('2026-06-05', 5.25), row('2026-10-07', 5.5)]
    expect(figuresEndOn([use({ saidOf: '2026-02-01' })], same, '2026-02-01')).toBe('2026-10-06')
  })
})
