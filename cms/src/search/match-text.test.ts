import { expect, it } from 'vitest'
import { matchText, namesText, withoutBeginnings } from './match-text'
import { vectorOf } from './postgres-words'
import { unitsOf } from './search-units'

const units = unitsOf('fd rate', [[['fd'], ['fix', 'deposit']]])

it.each([
  ['sqlite', '("fd" OR "fix deposit") AND ("rat" OR "rate"*)'],
  ['postgres', '((fd) | (fix & deposit & P…)) & ((rat) | (rate:*))'],
] as const)('in %s: %s', (dialect, expected) => expect(matchText(dialect, units).replace(/P\w+/, 'P…')).toBe(expected))

it('leaves beginnings out', () => expect(matchText('sqlite', withoutBeginnings(units))).toBe('("fd" OR "fix deposit") AND ("rat")'))

it.each([
  ['sqlite', '(("real") AND ("rat")) OR (("real") AND ("return")) OR (("rat") AND ("return"))'],
  ['postgres', '(((real)) & ((rat))) | (((real)) & ((return))) | (((rat)) & ((return)))'],
] as const)('in %s, any two of three: %s', (dialect, expected) => {
  expect(namesText(dialect, withoutBeginnings(unitsOf('real rate of return', [])))).toBe(expected)
})

it.each([
  ['two words of one part', 'pay advance tax', '(("advanc tax"))'],
  ['nothing: each part is one word', 'pay tax', ''],
])('a name within a question of two parts, %s', (_, question, expected) => {
  expect(namesText('sqlite', withoutBeginnings(unitsOf(question, [[['advanc', 'tax']]])))).toBe(expected)
})

/** Imitates PostgreSQL: true if each part of the query is in the text's vector. */
const stand = (name: string[], text: string) => {
  const [unit] = unitsOf(name.join(' '), [[name, ['x']]])
  const asked = matchText('postgres', unit ? [{ ...unit, ways: unit.ways.slice(0, 1) }] : [])
  const has = vectorOf(text.split(' ')).split(' ')
  return asked
    .replace(/[()]/g, '')
    .split(' & ')
    .every((part) => has.includes(`'${part}'`))
}

it.each([
  ['a fix deposit of a bank', true],
  ['a deposit at a fix rat', false],
  ['fix the deposit', false],
  ['deposit fix', false],
  ['deposit', false],
])('words of a name stand in a row: %s', (text, isFound) => expect(stand(['fix', 'deposit'], text)).toBe(isFound))

it('a name of three words is two pairs', () => {
  expect(stand(['equ', 'month', 'instal'], 'the equ month instal')).toBe(true)
  expect(stand(['equ', 'month', 'instal'], 'equ month and month end instal')).toBe(false)
})

it('writes each word and each pair once, apart from all words', () => {
  const all = vectorOf(['a', 'b', 'a', 'b']).split(' ')
  expect(all.map((word) => word.slice(1, 2))).toEqual(['a', 'b', 'P', 'P'])
  expect(vectorOf([])).toBe('')
})
