import { describe, expect, it } from 'vitest'
import { pageLinks } from './page-links.ts'

describe('the links of a page of a list', () => {
  it.each([
    [{ page: 1, pageSize: 10, answered: 3 }, ''],
    [{ page: 1, pageSize: 10, answered: 10 }, '</l?q=a+b&page=2>; rel="next"'],
    [{ page: 3, pageSize: 10, answered: 4 }, '</l?q=a+b&page=1>; rel="first", </l?q=a+b&page=2>; rel="prev"'],
    [{ page: 100, pageSize: 100, answered: 100 }, '</l?q=a+b&page=1>; rel="first", </l?q=a+b&page=99>; rel="prev"'],
  ])('%j', (page, expected) => {
    expect(pageLinks('/l', 'q=a%20b', page)).toBe(expected)
  })
})
