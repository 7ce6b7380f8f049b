import { expect, it } from 'vitest'
import { readerEffect } from './reader-effect'

it.each([
  ['publish', undefined, false, 'gives'],
  ['publish', undefined, true, 'gives'],
  ['create', 'published', false, 'gives'],
  ['update', 'published', true, 'gives'],
  ['clone', 'published', true, 'gives'],
  ['create', 'draft', false, 'nothing'],
  ['update', 'draft', true, 'nothing'],
  ['update', undefined, true, 'nothing'],
  ['clone', undefined, true, 'nothing'],
  ['discardDraft', undefined, true, 'nothing'],
  ['unpublish', undefined, true, 'takes'],
  ['unpublish', undefined, false, 'nothing'],
  ['delete', undefined, true, 'takes'],
  ['delete', undefined, false, 'nothing'],
  ['findMany', 'published', true, 'nothing'],
] as const)('%s (%s), published: %s gives or takes: %s', (action, status, isPublished, expected) => {
  expect(readerEffect(action, status, isPublished)).toBe(expected)
})
