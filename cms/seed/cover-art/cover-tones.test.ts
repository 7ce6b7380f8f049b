import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { describe, expect, it } from 'vitest'
import { coverTones, hueOfCategory, inkOn } from './cover-tones'

const categories = [...articleCategories, ...legacyCategories]

describe('coverTones', () => {
  it.each(['paper', 'tint', 'deep'] as const)('gives each category its own colours, on %s', (ground) => {
    expect(new Set(categories.map((category) => coverTones(hueOfCategory(category), ground).firm)).size).toBe(categories.length)
  })

  it('has colours for a category that it does not know', () => {
    expect(hueOfCategory('')).toBe(hueOfCategory('Anything'))
  })

  it('has the ink that is read best on a ground', () => {
    const tones = coverTones(172, 'paper')
    expect([tones.paper, tones.faint, tones.firm, tones.strong].map((ground) => inkOn(ground, tones))).toEqual([
      tones.figureInk,
      tones.figureInk,
      tones.paper,
      tones.paper,
    ])
  })
})
