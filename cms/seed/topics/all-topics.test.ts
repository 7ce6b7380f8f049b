import { existsSync } from 'node:fs'
import path from 'node:path'
import { maxReadFirst, maxTopicTerms } from '@artha/contract/topic'
import { topics } from '@artha/contract/topics'
import { describe, expect, it } from 'vitest'
import schema from '../../src/api/topic/content-types/topic/schema.json'
import { allTerms } from '../terms/all-terms'
import { allTopics } from './all-topics'

const categories = topics.map(({ name }) => name)
const knownTerms = new Set(allTerms.map(({ slug }) => slug))

it('every category has its page, and the Studio knows it', () => {
  expect(allTopics.map(({ category }) => category).toSorted()).toEqual(categories.toSorted())
  expect(schema.attributes.category.enum).toEqual(categories)
})

describe.each(allTopics)('$category', ({ standfirst, readFirst, terms }) => {
  it('says what it is about, in no more than its field takes', () => {
    expect(standfirst.length).toBeGreaterThan(60)
    expect(standfirst.length).toBeLessThanOrEqual(schema.attributes.standfirst.maxLength)
  })

  it('names articles and terms that are there, none twice', () => {
    expect(readFirst.filter((slug) => !existsSync(path.join(__dirname, `../articles/${slug}.md`)))).toEqual([])
    expect(terms.filter((slug) => !knownTerms.has(slug))).toEqual([])
    expect([new Set(readFirst).size, new Set(terms).size]).toEqual([readFirst.length, terms.length])
    expect(readFirst.length).toBeLessThanOrEqual(maxReadFirst)
    expect(terms.length).toBeLessThanOrEqual(maxTopicTerms)
  })
})
