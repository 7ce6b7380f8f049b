import { describe, expect, it } from 'vitest'
import { deskArticleBuilder, deskStoryBuilder } from '../../mocks/desk-builder.ts'
import { sectionBuilder } from '../../mocks/article-builder.ts'
import { appearanceWords } from './appearance-words.ts'
import { articleValuesIn, bodyOfArticle, emptyArticle, valuesOfArticle } from './article-values.ts'
import { deskStateWords } from './desk-state-words.ts'
import { keptAtWords } from './draft-words.ts'
import { isDirty } from './form-dirty.ts'
import { htmlLines } from './html-lines.ts'
import { movedPart } from './moved-part.ts'
import { pageCount, pagesShown } from './pages-shown.ts'
import { nextPartId } from './part-ids.ts'
import { rowsShown } from './rows-shown.ts'
import { bodyOfStory, emptyStory, storyValuesIn, tagsIn, valuesOfStory } from './story-values.ts'
import { studioAddress } from './studio-address.ts'

describe('an article in its form', () => {
  const stored = deskArticleBuilder({ createdAt: '2026-11-18T06:30:41.123Z' })
  const values = valuesOfArticle(stored)

  it('shows its time by the clock in India, and leaves it alone where nobody touched it', () => {
    expect(values.appearsAt).toBe('2026-11-18T12:00')
    expect(bodyOfArticle({ ...values, title: 'Another' }, values)).toMatchObject({ title: 'Another', createdAt: '' })
  })

  it.each([
    ['2026-11-22T09:00', '2026-11-22T03:30:00.000Z'],
    ['', ''],
    ['never', 'never'],
  ])('sends the time "%s" as "%s"', (appearsAt, createdAt) => {
    expect(bodyOfArticle({ ...values, appearsAt }, values).createdAt).toBe(createdAt)
  })

  it('sends no field of the form’s own', () => {
    const body = bodyOfArticle(values, values)
    expect(Object.keys(body).sort()).toEqual(
      ['byline', 'category', 'createdAt', 'featured', 'section', 'sections', 'standfirst', 'subcategory', 'title'],
    )
    expect(body.sections.map((section) => Object.keys(section).sort())).toEqual([['description', 'imageAlt', 'imageUrl', 'subtitle']])
  })

  it('of before sections has the section that readers see', () => {
    const legacy = deskArticleBuilder({ sections: [], content: 'Old text', imageUrl: '/uploads/old.jpg', subcategory: 'News' })
    expect(valuesOfArticle(legacy).sections).toEqual([
      { id: 'p1', subtitle: 'News', description: 'Old text', imageUrl: '/uploads/old.jpg', imageAlt: '' },
    ])
  })

  it('survives being kept as a draft', () => {
    expect(articleValuesIn(JSON.parse(JSON.stringify(values)))).toEqual(values)
  })

  it.each([null, 7, 'text', [], { sections: 'none', title: 5, featured: 'yes' }, { sections: [] }])('is empty where %j was kept', (kept) => {
    expect(articleValuesIn(kept)).toEqual(emptyArticle)
  })

  it('is dirty when something differs', () => {
    expect(isDirty(values, valuesOfArticle(stored))).toBe(false)
    expect(isDirty({ ...values, featured: true }, values)).toBe(true)
    expect(isDirty(valuesOfArticle({ ...stored, sections: [...stored.sections, sectionBuilder()] }), values)).toBe(true)
  })
})

describe('a story in its form', () => {
  const values = valuesOfStory(deskStoryBuilder({ tags: ['budget', 'first job'] }))

  it('has its tags in one text and sends them one by one', () => {
    expect(values.tags).toBe('budget, first job')
    expect(bodyOfStory({ ...values, tags: ' one,two ,, three four ,' }).tags).toEqual(['one', 'two', 'three four'])
  })

  it.each([
    ['', []],
    [' , ,', []],
    ['a,b', ['a', 'b']],
    ['  a b  ', ['a b']],
  ])('takes the tags of "%s"', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags)
  })

  it('starts as a text that is shown forever', () => {
    expect(emptyStory).toMatchObject({ storyType: 'text', expiryTime: 'forever' })
  })

  it('survives being kept as a draft, and anything else is an empty one', () => {
    expect(storyValuesIn(JSON.parse(JSON.stringify(values)))).toEqual(values)
    expect(storyValuesIn('broken')).toEqual(emptyStory)
  })
})

describe('pages', () => {
  it.each([
    ['0', [1]],
    ['8', [1]],
    ['9', [1, 2]],
    ['80', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['81', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['1000+', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['?', [1]],
  ])('of %s articles', (total, pages) => {
    expect(pagesShown(total, 8)).toEqual(pages)
  })

  it.each([
    ['0', 1],
    ['10', 1],
    ['11', 2],
    ['231', 24],
  ])('of %s stories are %i', (total, pages) => {
    expect(pageCount(total, 10)).toBe(pages)
  })
})

describe('the rows of the table', () => {
  const row = (_id: string, version = 1) => ({ _id, version })
  const none = new Map<string, ReturnType<typeof row>>()

  it.each([
    ['as the server has them', [row('a'), row('b')], [], none, true, 'a1 b1'],
    ['with what was made appended, wherever the server has it', [row('n'), row('a')], [row('n')], none, true, 'a1 n1'],
    ['with what was made before the server has it', [row('a')], [row('n')], none, true, 'a1 n1'],
    ['on other pages as the server has them', [row('n'), row('a')], [row('n')], none, false, 'n1 a1'],
    ['with what was saved here until the server has it', [row('a'), row('b')], [], new Map([['b', row('b', 2)]]), true, 'a1 b2'],
    ['with what others saved since', [row('a', 5)], [], new Map([['a', row('a', 2)]]), true, 'a5'],
  ])('%s', (_, fromServer, made, saved, isFirst, expected) => {
    expect(rowsShown(fromServer, made, saved, isFirst).map(({ _id, version }) => `${_id}${version}`).join(' ')).toBe(expected)
  })
})

describe('slides', () => {
  const slides = [{ id: 'p1' }, { id: 'p2' }, { id: 'p7' }]
  const order = (id: string, step: 1 | -1) => movedPart(slides, id, step).map((slide) => slide.id).join(' ')

  it.each([
    ['p2', -1, 'p2 p1 p7'],
    ['p2', 1, 'p1 p7 p2'],
    ['p1', -1, 'p1 p2 p7'],
    ['p7', 1, 'p1 p2 p7'],
    ['p9', 1, 'p1 p2 p7'],
  ] as const)('%s moved by %i', (id, step, expected) => {
    expect(order(id, step)).toBe(expected)
  })

  it('get an id that none of them has', () => {
    expect(nextPartId(slides)).toBe('p8')
    expect(nextPartId([])).toBe('p1')
  })
})

describe('words', () => {
  const now = new Date('2026-11-20T08:35:00.000Z')

  it.each([
    ['', 'By the clock in India. Left empty, it appears as soon as it is saved.'],
    ['2026-11-20T14:06', 'Scheduled: it appears on 20 Nov 2026, 14:06 IST, and nobody sees it before.'],
    ['2026-11-20T14:05', 'Dated 20 Nov 2026, 14:05 IST.'],
    ['soon', 'A day and a time, by the clock in India.'],
  ])('of the time "%s"', (appearsAt, words) => {
    expect(appearanceWords(appearsAt, now)).toBe(words)
  })

  it.each([
    ['live', ''],
    ['scheduled', 'Scheduled for 1 Dec 2026, 09:00 IST'],
    ['draft', 'Draft in the Studio, not published'],
    ['expired', 'Expired: readers no longer see it'],
  ] as const)('of the state %s', (state, words) => {
    expect(deskStateWords(state, '2026-12-01T03:30:00.000Z')).toBe(words)
  })

  it.each([
    ['2026-11-20T04:35:00.000Z', '10:05 IST'],
    ['2026-11-19T18:29:00.000Z', '19 Nov 2026, 23:59 IST'],
  ])('of work kept at %s', (savedAt, words) => {
    expect(keptAtWords(savedAt, now)).toBe(words)
  })

  it.each([
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<h3>One</h3><p>Two <b>three</b><br>four</p><ul><li>five</li></ul>', 'One\nTwo three\nfour\nfive'],
  ])('of the description %s', (description, lines) => {
    expect(htmlLines(description)).toBe(lines)
  })

  it('of the Studio’s address', () => {
    expect(studioAddress('https://cms.example/studio', 'story', 'abc')).toBe('https://cms.example/studio/content-manager/collection-types/api::story.story/abc')
  })
})
