import { expect, it } from 'vitest'
import { fileFacts, withLibraryFile } from './library-file.ts'

const image = { width: 900, height: 600, variants: [] }

it.each([
  ['900 × 600, 24 KB', { kind: 'image', image, bytes: 24_000 }],
  ['900 × 600, 1 KB', { kind: 'image', image, bytes: 0 }],
  ['1.3 MB', { kind: 'image', image: null, bytes: 1_300_000 }],
  ['Video, 100 MB', { kind: 'video', image: null, bytes: 100 * 1024 * 1024 }],
] as const)('a file is said as %j', (words, file) => {
  expect(fileFacts(file)).toBe(words)
})

it.each([
  ['an empty field', { imageUrl: '', imageAlt: '' }, 'Coins'],
  ['words that were written before there was a picture', { imageUrl: '', imageAlt: 'My words' }, 'My words'],
  ['words for the same file', { imageUrl: '/uploads/a.webp', imageAlt: 'My words' }, 'My words'],
  ['the same file without words', { imageUrl: '/uploads/a.webp', imageAlt: '' }, 'Coins'],
  ['the words of another file', { imageUrl: '/uploads/b.webp', imageAlt: 'Notes' }, 'Coins'],
])('over %s', (_, before, imageAlt) => {
  expect(withLibraryFile(before, { url: '/uploads/a.webp', alt: ' Coins\n' })).toEqual({ imageUrl: '/uploads/a.webp', imageAlt })
})

it('a file without words takes those of the picture before away', () => {
  const before = { imageUrl: '/uploads/b.webp', imageAlt: 'Notes' }
  expect(withLibraryFile(before, { url: '/uploads/a.webp', alt: '' })).toEqual({ imageUrl: '/uploads/a.webp', imageAlt: '' })
})
