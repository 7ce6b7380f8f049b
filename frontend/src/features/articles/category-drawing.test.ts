import { existsSync } from 'node:fs'
import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { expect, it } from 'vitest'
import { categoryDrawing } from './category-tone.ts'

const categories = [...articleCategories, ...legacyCategories]

it.each(categories)('%s has a drawing of its own for a picture that is missing', (category) => {
  const address = categoryDrawing(category)
  expect(existsSync(new URL(`../../ui${address.replace('/drawings/', '/drawings/categories/')}`, import.meta.url))).toBe(true)
  expect(address === '/drawings/plain.svg').toBe(category === 'All')
  expect(categoryDrawing(` ${category.toUpperCase()}`)).toBe(address)
})

it.each(['', 'constructor', '../x', 'Crypto'])('another category, %j, has the plain one', (category) => {
  expect(categoryDrawing(category)).toBe('/drawings/plain.svg')
})
