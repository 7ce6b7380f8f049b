import { describe, expect, it } from 'vitest'
import { rowsShown } from './rows-shown.ts'

describe('the rows of the table', () => {
  const row = (_id: string, version = 1) => ({ _id, version })
  const none = new Map<string, ReturnType<typeof row>>()

  it.each([
    ['as the server has them', [row('a'), row('b')], [], none, true, 'a1 b1'],
    ['with what was made appended, wherever the server has it', [row('n'), row('a')], [row('n')], none, true, 'a1 n1'],
    ['with what was made before the server has it', [row('a')], [row('n')], none, true, 'a1 n1'],
    ['on other pages as the server has them', [row('n'), row('a')], [row('n')], none, false, 'n1 a1'],
    ['with what was saved here until the server has it', [row('a'), row('b')], [], new Map([['b', row('b', 2)]]), true, 'a1 b2'],
    ['with what others saved since', [row('a', 5)], [], new Map([['a', row('a', 2)]]), true, 'a5'],
  ])('%s', (_, fromServer, made, saved, isFirst, expected) => {
    expect(
      rowsShown(fromServer, made, saved, isFirst)
        .map(({ _id, version }) => `${_id}${version}`)
        .join(' '),
    ).toBe(expected)
  })
})
