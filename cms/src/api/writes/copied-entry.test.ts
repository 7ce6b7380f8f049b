import { describe, expect, it } from 'vitest'
import { copiedEntry } from './copied-entry'

const resetFields = { publicationDate: null, featured: false, slug: null }
const original = { publicationDate: '2026-03-06T03:30:00.000Z', featured: true, slug: 'home-loan-rates' }

describe('copiedEntry', () => {
  it.each([
    ['nothing is sent, as by the button of the list', {}, { publicationDate: null, featured: false, slug: null, version: 0 }],
    ['the form is sent as it opened', original, { publicationDate: null, featured: false, slug: null, version: 0 }],
    [
      'the date is read from the database as a Date',
      { publicationDate: new Date(original.publicationDate) },
      { publicationDate: null, featured: false, slug: null, version: 0 },
    ],
    [
      'another date, the flag taken off and other words were written for the copy',
      { publicationDate: '2026-12-01T03:30:00.000Z', featured: false, slug: 'another' },
      { publicationDate: '2026-12-01T03:30:00.000Z', featured: false, slug: 'another', version: 0 },
    ],
    [
      'what begins nowhere anew is as it was sent',
      { title: 'A copy' },
      { title: 'A copy', publicationDate: null, featured: false, slug: null, version: 0 },
    ],
  ])('%s', (_, sent, kept) => {
    expect(copiedEntry(resetFields, original, sent)).toEqual(kept)
  })

  it('keeps a flag that only the copy was given', () => {
    expect(copiedEntry(resetFields, { ...original, featured: false }, { featured: true })).toMatchObject({ featured: true })
  })
})
