import { describe, expect, it } from 'vitest'
import { lastPage, pageCount, pagesShown } from './pages-shown.ts'

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

  it.each([
    [undefined, 3],
    ['0', 1],
    ['41', 3],
    ['1000+', Infinity],
  ])('end, of %s rows, with %d', (total, last) => {
    expect(lastPage(total, 3, 20)).toBe(last)
  })
})
