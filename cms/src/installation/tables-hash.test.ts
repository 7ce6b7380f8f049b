import { describe, expect, it } from 'vitest'
import { tablesHash } from './tables-hash'

const article = { collectionName: 'articles', attributes: { title: { type: 'string', maxLength: 200 }, day: { type: 'date' } } }
const story = { collectionName: 'stories', attributes: { name: { type: 'string' } } }
const print = tablesHash('5.54.0', [article, story])

describe('the print of what tables a version makes', () => {
  it('is the same in whatever order they are read, and whatever is merely validated', () => {
    const reordered = { ...article, attributes: { day: { type: 'date' }, title: { type: 'string', maxLength: 100 } } }
    expect(tablesHash('5.54.0', [story, reordered])).toBe(print)
  })

  it.each([
    ['another column', '5.54.0', [{ ...article, attributes: { ...article.attributes, note: { type: 'text' } } }, story]],
    ['another type', '5.54.0', [{ ...article, attributes: { ...article.attributes, day: { type: 'datetime' } } }, story]],
    ['another index', '5.54.0', [{ ...article, indexes: [{ columns: ['day'] }] }, story]],
    ['a table less', '5.54.0', [article]],
    ['another Strapi', '5.55.0', [article, story]],
  ])('differs with %s', (_name, version, described) => {
    expect(tablesHash(version, described)).not.toBe(print)
  })
})
