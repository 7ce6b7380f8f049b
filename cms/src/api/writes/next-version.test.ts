import { describe, expect, it } from 'vitest'
import { nextVersion, rowsWithNextVersion } from './next-version'

describe('the rows that get the next version', () => {
  it.each([
    ['create', undefined, 'draft'],
    ['create', 'draft', 'draft'],
    ['create', 'published', 'all'],
    ['update', undefined, 'draft'],
    ['update', 'published', 'all'],
    ['publish', undefined, 'none'],
    ['unpublish', undefined, 'all'],
    ['discardDraft', undefined, 'all'],
    ['clone', undefined, 'all'],
  ])('of %s with status %s: %s', (action, status, rows) => {
    expect(rowsWithNextVersion(action, status)).toBe(rows)
  })
})

it.each([
  [[], 1],
  [[null], 1],
  [[4], 5],
  [[4, 7, null], 8],
])('after %j comes %i', (versions, next) => {
  expect(nextVersion(versions)).toBe(next)
})
