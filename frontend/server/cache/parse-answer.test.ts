import { describe, expect, test } from 'vitest'
import { articleBuilder, cardBuilder } from '../../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import { parseAnswer, UnexpectedAnswer } from './parse-answer.ts'

const reply = (value: unknown) => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(value)) })
const good = articleBuilder()
const strangeId = { ...articleBuilder(), _id: 'Not an id\n' }
const badSection = { ...articleBuilder(), sections: [{ subtitle: 7 }] }

describe('a row of a list against the contract', () => {
  test('is left out, and named with what is wrong', () => {
    const { value, omitted, body } = parseAnswer('/admin/upload', reply([strangeId, good, badSection, good]))
    expect((value as { _id: string }[]).map(({ _id }) => _id)).toEqual([good._id, good._id])
    expect(JSON.parse(body.raw.toString())).toHaveLength(2)
    expect(omitted[0]).toMatch(/^"Not an id\\n" at 0\._id: /)
    expect(omitted.some((line) => line.includes(`"${badSection._id}" at 2.sections.0.subtitle`))).toBe(true)
  })

  test('is left out of its group of the front page alone', () => {
    const home = homeBuilder({ news: [cardBuilder()], tax: [cardBuilder()] })
    const { value, omitted } = parseAnswer('/api/home', reply({ ...home, news: [{ ...cardBuilder(), createdAt: 'soon' }, ...home.news] }))
    expect(value).toEqual(home)
    expect(omitted).toHaveLength(1)
  })

  test('leaves an empty list where there is no other', () => {
    expect(parseAnswer('/api/stories', reply([{}, null, 'x'])).value).toEqual([])
  })
})

describe('an answer is refused whole', () => {
  test.each([
    ['where it is one article', '/admin/upload/aaaaaaaaaaaaaaaaaaaaaaaa', { ...good, sections: [{ subtitle: 7 }] }],
    ['where it is no list', '/admin/upload', { rows: [good] }],
    ['where a group of the front page is none', '/api/home', { ...homeBuilder(), news: 'none' }],
    ['where a group is missing beside a bad row', '/api/home', { ...homeBuilder(), news: [{}], feed: undefined }],
    ['where it is nothing', '/api/home', null],
    ['where it is a list instead of groups', '/api/home', [good]],
  ])('%s', (_, key, value) => {
    expect(() => parseAnswer(key, reply(value))).toThrow(UnexpectedAnswer)
  })
})

test('a text with more markup than cleaning takes is given as its words', () => {
  const sections = [{ ...good.sections[0], description: `${'<b>'.repeat(30_000)}Words` }]
  const { value } = parseAnswer(`/admin/upload/${good._id}`, reply({ ...good, sections }))
  expect((value as typeof good).sections[0]?.description.trim()).toBe('Words')
})
