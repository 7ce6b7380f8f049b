import { expect, it } from 'vitest'
import { changeWords, notedIn } from './change-words'

it('says what was done, and leaves what it does not know', () => {
  expect(['article.publish', 'story.delete', 'media.upload', 'article.translate'].map(changeWords)).toEqual([
    'Published',
    'Deleted',
    'Uploaded',
    'article.translate',
  ])
})

it.each([
  [null, { title: '', version: '' }],
  [
    { title: 'Gold', version: 3 },
    { title: 'Gold', version: '3' },
  ],
  [
    { title: 7, version: '3' },
    { title: '', version: '' },
  ],
])('reads %j', (details, expected) => {
  expect(notedIn(details)).toEqual(expected)
})
