import { describe, expect, it } from 'vitest'
import { changeProblems, draftProblems, placeProblems, rowProblems } from './figure-changes'
import type { StoredFigure } from './stored-figure'

const repo: StoredFigure = {
  documentId: 'a'.repeat(24),
  figureKey: 'repo',
  group: 'banking',
  title: 'RBI policy repo rate',
  kind: 'number',
  value: { number: 5.5, unit: 'percent-a-year' },
  validFrom: '2026-10-07',
  heldBefore: false,
  validUntil: null,
  authority: 'RBI',
  document: 'Resolution of 7 Oct 2026',
  address: 'https://www.rbi.org.in',
  confidence: 'two-sources',
  checkedOn: '2026-10-12',
  checkedBy: 'Artha figures desk',
  reviewDue: '2026-12-04',
  note: null,
  caution: '',
  withdrawalReason: null,
  withdrawnOn: null,
  updatedAt: '2026-10-12T06:00:00.000Z',
}

describe('a row to be published', () => {
  it('is taken when it is whole', () => {
    expect(rowProblems(repo)).toEqual({})
  })

  it.each<[Partial<StoredFigure>, string, string]>([
    [{ value: { number: 710, unit: 'percent-a-year' } }, 'value', '710% is not possible: a rate is between 0 and 100'],
    [{ validUntil: '2026-10-06' }, 'validUntil', 'It cannot end on 2026-10-06, before it begins on 2026-10-07'],
    [{ address: 'http://rbi.org.in' }, 'address', 'The address must begin with https://'],
    [{ figureKey: 'Repo rate' }, 'figureKey', 'Use lower-case letters, digits and single hyphens in a key'],
    [{ document: '' }, 'document', 'Enter the document'],
  ])('with %j is refused at the field "%s"', (change, field, message) => {
    expect(rowProblems({ ...repo, ...change })).toEqual({ [field]: message })
  })
})

describe('a draft', () => {
  it.each<[string, Partial<StoredFigure>, object]>([
    ['may lack its value', { title: 'Half a row' }, {}],
    ['may lack its kind', { value: { number: 1 } }, {}],
    [
      'has no impossible value',
      { kind: 'number', value: { number: 710, unit: 'percent' } },
      { value: '710% is not possible: a rate is between 0 and 100' },
    ],
  ])('%s', (_, draft, problems) => {
    expect(draftProblems(draft)).toEqual(problems)
  })
})

describe('a row among those of its figure', () => {
  const other = (change: Partial<StoredFigure>) => ({ ...repo, documentId: 'b'.repeat(24), ...change })

  it.each<[string, StoredFigure[], string | undefined]>([
    ['beside an older one', [other({ validFrom: '2025-12-05' })], undefined],
    ['in its own place', [repo], undefined],
    ['on the day of another', [other({})], 'Two rows begin on 2026-10-07'],
    [
      'within another',
      [other({ validFrom: '2025-12-05', validUntil: '2026-12-31' })],
      'The row from 2025-12-05 is valid until 2026-12-31, but the next begins on 2026-10-07',
    ],
  ])('%s', (_, standing, problem) => {
    const found = placeProblems(repo, standing).validFrom
    expect(found?.split('. ')[0]).toBe(problem)
  })
})

describe('a published row', () => {
  const fieldsOf = (published: StoredFigure, next: Partial<StoredFigure>) => Object.keys(changeProblems(published, next))

  it.each<[string, Partial<StoredFigure>, string[]]>([
    ['stays as it is when it is sent back', { ...repo, note: '', value: { unit: 'percent-a-year', number: 5.5 } }, []],
    ['may be withdrawn', { withdrawalReason: 'A misread page' }, []],
    ['has another number no more', { value: { number: 5.25, unit: 'percent-a-year' } }, ['value']],
    ['has another end and note no more', { validUntil: '2026-12-03', note: 'Now with words' }, ['validUntil', 'note']],
    ['is not changed while it is withdrawn', { withdrawalReason: 'A misread page', title: 'Another' }, ['title']],
  ])('%s', (_, next, fields) => {
    expect(fieldsOf(repo, next)).toEqual(fields)
  })

  it('is never brought back once it was withdrawn', () => {
    expect(fieldsOf({ ...repo, withdrawnOn: '2026-11-22', withdrawalReason: 'A misread page' }, { withdrawalReason: '' })).toEqual([
      'withdrawalReason',
    ])
  })
})
