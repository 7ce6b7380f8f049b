import { isReservedName } from '@artha/contract/reserved-names'
import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { expect, it } from 'vitest'
import { slugOf } from '../lib/slug.ts'
import { pageRoutes } from './routes.tsx'

const firstParts = pageRoutes.map(({ path }) => path.split('/')[1] ?? '').filter((part) => part !== '' && part !== '*')

it.each([...new Set(firstParts)])('no article has the name of the page %s', (part) => expect(isReservedName(part)).toBe(true))

it.each([...articleCategories, ...legacyCategories])('no article has the name of the topic %s', (topic) =>
  expect(isReservedName(slugOf(topic))).toBe(true),
)
