import { describe, expect, it } from 'vitest'
import { demoUpdatePlan, type KnownInstallation, type StoredEntry } from './demo-update-plan'

const firstStart = new Date('2026-11-20T10:00:00Z')
const entry = {
  key: 'article/repo',
  title: 'The repo rate',
  print: 'new',
  pictures: ['cover-repo-1-aa'],
  publicationDate: new Date('2026-10-07T13:00:00Z'),
}
const pictures = ['/uploads/cover-repo-1-aa-1200.webp']
const drawnBefore = ['https://media.example/cover-repo-1-clock-1200.webp']
const former = {
  'article/repo': [
    { print: 'older', hoursAgo: 5 },
    { print: 'old', hoursAgo: 7 },
  ],
}
const asFormer: StoredEntry = { documentId: 'd1', print: 'old', pictures: drawnBefore, publicationDate: new Date('2026-11-20T03:00:00.400Z') }
const noted = { 'article/repo': { documentId: 'd1', print: 'noted', publicationDate: '2026-10-06T13:00:00.000Z' } }
const asNoted: StoredEntry = { documentId: 'd1', print: 'noted', pictures, publicationDate: new Date('2026-10-06T13:00:00Z') }
const asNew: StoredEntry = { documentId: 'd1', print: 'new', pictures, publicationDate: entry.publicationDate }

const planned = (stored: StoredEntry[], known: Partial<KnownInstallation> = {}) => {
  const plan = demoUpdatePlan([entry], stored, { firstStart, loaded: new Set(['article/repo']), seeded: {}, former, ...known })
  return { replace: plan.replace.map(({ documentId }) => documentId), add: plan.add.length, left: plan.left.length }
}
const replaced = { replace: ['d1'], add: 0, left: 0 }
const left = { replace: [], add: 0, left: 1 }
const nothing = { replace: [], add: 0, left: 0 }

describe('demoUpdatePlan', () => {
  it.each<[string, StoredEntry[], Partial<KnownInstallation>, object]>([
    ['replaces what an earlier version seeded', [asFormer], {}, replaced],
    ['replaces what was noted when it was seeded', [asNoted], { seeded: noted }, replaced],
    ['leaves what has other words', [{ ...asFormer, print: 'edited' }], {}, left],
    ['leaves what has another day', [{ ...asFormer, publicationDate: firstStart }], {}, left],
    ['leaves what has the words of one version and the day of another', [{ ...asFormer, print: 'older' }], {}, left],
    ['leaves what has a draft that differs', [{ ...asFormer, print: undefined }], {}, left],
    ['leaves what was noted and then edited', [{ ...asNoted, print: 'edited' }], { seeded: noted }, left],
    ['does not take another entry for the noted one', [{ ...asNoted, documentId: 'd2' }], { seeded: noted }, left],
    ['brings back nothing that was deleted', [], {}, left],
    ['adds what is new', [], { loaded: new Set() }, { replace: [], add: 1, left: 0 }],
    ['replaces what has its words and a drawing of before', [{ ...asNew, pictures: drawnBefore }], {}, replaced],
    ['leaves what has its words and a picture of a person', [{ ...asNew, pictures: ['/uploads/photo-1200.webp'] }], {}, left],
    ['leaves what was seeded and has a picture of a person', [{ ...asNoted, pictures: ['/uploads/photo-1200.webp'] }], { seeded: noted }, left],
    ['replaces what was seeded without a picture', [{ ...asFormer, pictures: [] }], {}, replaced],
    ['does nothing twice', [asNew], {}, nothing],
    [
      'does not add what is there',
      [{ documentId: 'd9', print: 'new', pictures, publicationDate: entry.publicationDate }],
      { loaded: new Set() },
      nothing,
    ],
  ])('%s', (_name, stored, known, expected) => {
    expect(planned(stored, known)).toEqual(expected)
  })
})
