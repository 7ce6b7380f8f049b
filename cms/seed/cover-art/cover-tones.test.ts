import { articleCategories, storedOnlyCategories } from '@artha/contract/value-lists'
import { describe, expect, it } from 'vitest'
import { coverTones } from './cover-tones'

const categories = [...articleCategories, ...storedOnlyCategories]

describe('coverTones', () => {
  it.each(['paper', 'tint', 'deep'] as const)('gives each category its own colours, on %s', (ground) => {
    expect(new Set(categories.map((category) => coverTones(category, ground).firm)).size).toBe(categories.length)
  })

  it('has colours for a category that it does not know', () => {
    expect(coverTones('', 'paper')).toEqual(coverTones('Anything', 'paper'))
  })
})
