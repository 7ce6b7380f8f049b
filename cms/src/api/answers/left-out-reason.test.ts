import { story } from '@artha/contract/story'
import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { leftOutReason } from './left-out-reason'

const fitting = {
  _id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  title: 'A',
  authorName: 'B',
  category: '',
  storyType: 'text',
  slides: [],
  tags: [],
  expiryTime: 'forever',
  createdAt: '2026-11-20T08:30:00.000Z',
  version: 1,
}

it.each([
  [{ _id: 'Not an id' }, 'document id: expected 8 to 64 small letters and digits'],
  [{ tags: 'saving' }, 'tags: expected a list'],
  [{ tags: ['saving', 7] }, 'tags.1: expected a text'],
  [{ title: null }, 'title: expected a text'],
  [{ storyType: 'song' }, 'storyType: expected one of text, image, video'],
  [{ version: 1.5 }, 'version: expected a whole number'],
  [{ slides: [{ text: 'x' }] }, 'slides.0.imageUrl: expected a text'],
])('%j: %s', (wrong, reason) => {
  expect(leftOutReason(safeParse(story, { ...fitting, ...wrong }).error?.issues ?? [])).toBe(reason)
})

it('names a date by its column', () => {
  expect(leftOutReason(safeParse(story, { ...fitting, createdAt: 'soon' }).error?.issues ?? [])).toMatch(/^publicationDate: /)
})

it('has words for a row that could not even be read', () => {
  expect(leftOutReason([])).toBe('it could not be read')
})
