import { articleListQuery } from '@artha/contract/article'
import { describe, expect, it } from 'vitest'
import { parseQueryString } from './parse-request'

describe('a query string read by the contract', () => {
  it('fills in what was not asked', () => {
    expect(parseQueryString(articleListQuery, '').query).toEqual({ page: 1, pageSize: 100 })
  })

  it('reads numbers, truth and texts', () => {
    const { query } = parseQueryString(articleListQuery, 'page=2&pageSize=5&featured=false&category=Case%20Studies&q=a+b')
    expect(query).toEqual({ page: 2, pageSize: 5, featured: false, category: 'Case Studies', q: 'a b' })
  })

  it.each([
    ['page=x', { page: 'Expected a whole number' }],
    ['pageSize=0', { pageSize: 'Expected at least 1' }],
    ['sort=title&limit=5', { sort: 'This parameter does not exist', limit: 'This parameter does not exist' }],
    ['page=200&pageSize=100', { page: 'Lists stop at row 10,000' }],
  ])('%s is refused by name', (querystring, problems) => {
    expect(parseQueryString(articleListQuery, querystring)).toEqual({ query: undefined, problems })
  })
})
