import { describe, expect, it } from 'vitest'
import { slugOfTag, tagPath } from './tags.ts'

describe('slugOfTag', () => {
  it.each([
    ['Repo rate', 'repo-rate'],
    ['  REPO   rate ', 'repo-rate'],
    ['Section 80C', 'section-80c'],
    ['सोना और चाँदी', 'सोना-और-चाँदी'],
    ['R&D', 'r-d'],
    ['!!!', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('of “%s” is “%s”', (name, slug) => {
    expect(slugOfTag(name)).toBe(slug)
  })

  it.each(['a/b', '../..', '%2f', 'İstanbul', 'ﬁscal year', 'e\u0301tude', '🪙 gold', 'क्षमा', 'a\u0000b', '--', 'word '.repeat(30)])(
    'of %j is the end of an address, and its own',
    (name) => {
      const slug = slugOfTag(name)
      expect(slug).toMatch(/^$|^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
      expect(slug.length).toBeLessThanOrEqual(60)
      expect(slugOfTag(slug)).toBe(slug)
    },
  )
})

it('a tag’s address is one part of a path', () => {
  expect(tagPath('सोना')).toBe(`/tag/${encodeURIComponent('सोना')}`)
})
