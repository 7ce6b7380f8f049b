import path from 'node:path'
import { expect, it } from 'vitest'
import { shortClassName } from './class-names.ts'

const sheet = (name: string) => path.resolve(import.meta.dirname, '../src/ui', name)

it('names the classes of a style sheet by its mark and a number', () => {
  const [card, row, again] = ['card', 'row', 'card'].map((name) => shortClassName(name, sheet('one.module.css')))
  expect(card).toMatch(/^_[a-z0-9]{5}_0$/)
  expect(row).toBe(card?.replace(/0$/, '1'))
  expect(again).toBe(card)
})

it('gives another style sheet another mark, and the same one for a query behind its path', () => {
  const one = shortClassName('card', sheet('two.module.css'))
  expect(shortClassName('card', sheet('three.module.css'))).not.toBe(one)
  expect(shortClassName('card', `${sheet('two.module.css')}?used`)).toBe(one)
})
