import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { articleColumns } from '../article/article-columns'
import { storyColumns } from '../story/story-columns'
import type { ColumnRules } from '../writes/column-rules'

interface Schema {
  attributes: Record<string, { type: string; component?: string }>
}

const source = path.resolve(__dirname, '../..')
const schemaOf = (file: string) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Schema

/** Expects exactly one rule for each column of a type's schema and of its components. */
function expectARuleForEach({ attributes }: Schema, rules: ColumnRules) {
  expect(Object.keys(rules).sort()).toEqual(Object.keys(attributes).sort())
  for (const [name, { component }] of Object.entries(attributes)) {
    if (component === undefined) continue
    const [folder, file] = component.split('.')
    expectARuleForEach(schemaOf(`components/${folder}/${file}.json`), rules[name] as ColumnRules)
  }
}

describe('whose each column is', () => {
  it.each([
    ['article', 'api/article/content-types/article/schema.json', articleColumns],
    ['story', 'api/story/content-types/story/schema.json', storyColumns],
  ])('is settled for every column of the schema (%s)', (_, file, rules) => {
    expectARuleForEach(schemaOf(file), rules)
  })
})
