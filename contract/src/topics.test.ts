import { describe, expect, it } from 'vitest'
import { topicSlugs } from './topic-slugs.ts'
import { partAt, topicAt, topicPath, topics } from './topics.ts'

describe('where a category is read', () => {
  it.each([
    ['Tax', '', '/tax'],
    [' Case Studies ', '', '/case-studies'],
    ['FinTech', 'News', '/fintech'],
    ['Tax', 'Income tax', '/tax/income-tax'],
    ['Tax', 'Something of an editor', '/tax'],
    ['Finance', 'Personal finance', '/finance/personal-finance'],
    ['Finance Blog', 'Financial health (tips and measures)', '/finance-blog/financial-health-tips-and-measures'],
    ['All', 'News', '/'],
    ['Nothing that is known', '', '/'],
  ])('%s, %s: %s', (category, subcategory, path) => {
    expect(topicPath(category, subcategory)).toBe(path)
  })

  it('no two have one address', () => {
    const paths = topics.flatMap(({ name, parts }) => [topicPath(name), ...parts.map((part) => topicPath(name, part.name))])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('every page knows all addresses', () => {
    expect(topicSlugs).toEqual(topics.map(({ slug }) => slug))
  })

  it('is found by its address', () => {
    const tax = topicAt('tax')
    expect(tax?.name).toBe('Tax')
    expect(tax && partAt(tax, 'itr-filing')?.name).toBe('ITR filing')
    expect(tax && partAt(tax, 'home-loan')).toBeUndefined()
    expect(topicAt('all')).toBeUndefined()
  })
})
