import { describe, expect, it } from 'vitest'
import { isValidPreviewLink, previewEnd, previewKeyOf, previewPath } from './preview-link'

const key = previewKeyOf('a secret of a test that is long enough')
const now = new Date('2026-11-20T08:05:00.700Z')
const id = 'aaaaaaaaaaaaaaaaaaaaaaaa'
const link = new URL(previewPath(id, previewEnd(now), key), 'https://artha.example')
const query = link.search.slice(1)
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

it('a link names the preview, its end and our seal', () => {
  expect(link.pathname).toBe(`/preview/${id}`)
  expect(link.searchParams.get('expires')).toBe(String(Date.parse('2026-11-20T08:35:00Z') / 1_000))
  expect(link.searchParams.get('signature')).toMatch(/^[\w-]{43}$/)
})

it('opens its preview for half an hour', () => {
  expect(isValidPreviewLink(id, query, key, now)).toBe(true)
  expect(isValidPreviewLink(id, query, key, at(29.9))).toBe(true)
  expect(isValidPreviewLink(id, query, key, at(30))).toBe(false)
})

const changed = (name: string, value: string) => {
  const search = new URLSearchParams(query)
  search.set(name, value)
  return String(search)
}

describe('opens nothing', () => {
  it.each([
    ['of another preview', 'bbbbbbbbbbbbbbbbbbbbbbbb', query],
    ['with a later end', id, changed('expires', '9999999999')],
    ['with no end', id, changed('expires', '')],
    ['with an end that is no number', id, changed('expires', 'never')],
    ['with no signature', id, changed('signature', '')],
    ['with a signature of another length', id, changed('signature', 'abc')],
    ['with a changed signature', id, changed('signature', 'A'.repeat(43))],
    ['with characters of several bytes', id, changed('signature', 'é'.repeat(43))],
    ['with nothing', id, ''],
    ['with what is no query', id, '%00%ff&&=&expires'],
  ])('%s', (_, of, search) => {
    expect(isValidPreviewLink(of, search, key, now)).toBe(false)
  })

  it('signed with another secret', () => {
    expect(isValidPreviewLink(id, query, previewKeyOf('another secret of the test'), now)).toBe(false)
  })
})
