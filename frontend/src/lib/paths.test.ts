import { expect, it } from 'vitest'
import { readableArticlePath } from './paths.ts'

it.each([
  [{ _id: 'a1', title: 'Rates now' }, '/blog/a1/rates-now'],
  [{ _id: 'a1', title: 'Rates now', slug: 'chosen' }, '/blog/a1/chosen'],
  [{ _id: 'a1', title: '₹' }, '/blog/a1'],
  // This address is the page of its versions
  [{ _id: 'a1', title: 'Versions' }, '/blog/a1'],
])('%j is at %s', (article, path) => {
  expect(readableArticlePath(article)).toBe(path)
})
