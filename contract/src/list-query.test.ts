import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageQuery, isPageWithinLimit } from './list-query.ts'

const query = z.object(pageQuery)

describe('the page of a list', () => {
  it('is the first hundred when nothing is asked for', () => {
    expect(query.parse({})).toEqual({ page: 1, pageSize: 100 })
  })

  it.each([
    [
      { page: '3', pageSize: '8' },
      { page: 3, pageSize: 8 },
    ],
    [
      { page: '10000', pageSize: '1' },
      { page: 10_000, pageSize: 1 },
    ],
  ])('takes %j', (asked, read) => {
    expect(query.parse(asked)).toEqual(read)
  })

  it.each(['0', '-1', '1.5', '1e3', '', ' 1', '10001', '0x10', '१'])('refuses the page "%s"', (page) => {
    expect(query.safeParse({ page }).success).toBe(false)
  })

  it.each(['0', '101', '100.0'])('refuses the page size "%s"', (pageSize) => {
    expect(query.safeParse({ pageSize }).success).toBe(false)
  })

  it.each([
    [100, 100, true],
    [101, 100, false],
    [10_000, 1, true],
    [5001, 2, false],
  ])('page %d of %d rows is within the list: %s', (page, pageSize, isWithin) => {
    expect(isPageWithinLimit({ page, pageSize })).toBe(isWithin)
  })
})
