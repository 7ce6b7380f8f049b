import { expect, it } from 'vitest'
import { resetTab, tabList } from './tab-list.ts'

const declared = [
  { _id: 'a', word: 'first' },
  { _id: 'b', word: 'second' },
]
const words = ({ all }: ReturnType<typeof list>) => all().map(({ word }) => word)
const list = () => tabList('words', declared)

it('is what is declared until something is written, and keeps nothing before', () => {
  expect(words(list())).toEqual(['first', 'second'])
  expect(sessionStorage).toHaveLength(0)
})

it('puts what is new first, and what is known in its place; a second look, as after a reload, finds it', () => {
  list().put({ _id: 'c', word: 'third' })
  list().put({ _id: 'b', word: 'second, changed' })
  expect(words(list())).toEqual(['third', 'first', 'second, changed'])
  expect(list().find('c')).toEqual({ _id: 'c', word: 'third' })
  list().remove('a')
  expect(words(list())).toEqual(['third', 'second, changed'])
})

it('is forgotten with the tab, and nothing else is', () => {
  sessionStorage.setItem('of the site', 'kept')
  tabList('elsewhere', declared, () => localStorage).remove('a')
  list().remove('a')
  resetTab()
  expect(words(list())).toEqual(['first', 'second'])
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], ['of the site']])
  sessionStorage.clear()
})
