import { expect, it } from 'vitest'
import { emptyArticle, emptySection, type ArticleValues } from './article-values.ts'
import { textChecks } from './text-checks.ts'

const section = (over: object) => ({ ...emptySection, imageUrl: '/uploads/a.jpg', imageAlt: 'A counter', ...over })
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`
const sound: ArticleValues = {
  ...emptyArticle,
  title: 'What a repo rate is',
  standfirst: 'It is the rate at which banks borrow overnight.',
  sections: [
    section({ description: `${words(200)}<p><a href="/loan-calculator">Work it out</a></p>` }),
    section({ id: 'p2', subtitle: 'How it moves', description: words(200) }),
  ],
}

it('has nothing to say of an article that is well', () => {
  expect(textChecks(sound).filter(({ isWell }) => !isWell)).toEqual([])
})

it.each([
  ['Length', { sections: [section({ description: words(20) })] }, /^20 words/],
  ['Title', { title: 'x'.repeat(61) }, /61 characters/],
  ['Title', { title: '' }, /No title yet/],
  ['Description', { standfirst: '' }, /start of the text/],
  ['Description', { seoDescription: 'x'.repeat(156) }, /156 characters/],
  ['Headings', { sections: [...sound.sections, section({ id: 'p3', description: words(10) })] }, /^Section 3 has no subtitle/],
  ['Headings', { sections: [section({ description: words(400) })] }, /^Section 1 is long/],
  ['Pictures', { sections: [section({ imageAlt: '' })] }, /^Section 1: the picture has no alternative text/],
  ['Pictures', { sections: [section({ imageUrl: '' })] }, /no picture/],
  ['Links', { sections: [section({ description: '<p><a href="https://rbi.org.in">RBI</a></p>' })] }, /No links to our/],
  ['Sources', { sections: [section({ description: '<p>It costs ₹500.</p>' })] }, /no source/],
])('%s is to be looked at: %j', (name, over, said) => {
  const check = textChecks({ ...sound, ...over }).find((each) => each.name === name)
  expect(check).toMatchObject({ isWell: false, words: expect.stringMatching(said) as unknown })
})

it('names linked pages of ours that are gone', () => {
  const check = textChecks(sound, ['/blog/a', '/lottery-calculator']).find(({ name }) => name === 'Links')
  expect(check).toEqual({ name: 'Links', isWell: false, words: 'No public page at /blog/a, /lottery-calculator. Change or remove the link.' })
})

it('a title for search engines stands in for a long one', () => {
  const [, check] = textChecks({ ...sound, title: 'x'.repeat(90), seoTitle: 'Short' })
  expect(check).toMatchObject({ isWell: true })
})
