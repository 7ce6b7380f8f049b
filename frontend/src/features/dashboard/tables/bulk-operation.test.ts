import { expect, it } from 'vitest'
import { bulkOperation } from './bulk-operation.ts'

const nothing = { category: '', subcategory: '', tag: '' }

it.each([
  ['publish', nothing, { deed: { action: 'publish' } }],
  ['delete', { ...nothing, tag: 'gold' }, { deed: { action: 'delete' } }],
  ['tag', { ...nothing, tag: 'gold' }, { deed: { action: 'tag', tag: 'gold' } }],
  ['untag', { ...nothing, tag: ' ' }, { problems: { tag: 'Enter a tag' } }],
  ['tag', { ...nothing, tag: 'gold, EMI' }, { problems: { tag: 'A tag cannot contain a comma' } }],
  ['categorise', nothing, { problems: { category: 'Choose a category' } }],
  ['categorise', { ...nothing, category: 'GST' }, { problems: { subcategory: 'Subcategory is required' } }],
  ['categorise', { ...nothing, category: 'GST', subcategory: 'CGST' }, { deed: { action: 'categorise', category: 'GST', subcategory: 'CGST' } }],
] as const)('%s with %j', (action, fields, expected) => {
  expect(bulkOperation(action, fields)).toEqual(expected)
})
