import { describe, expect, it } from 'vitest'
import { isSourceLine, linesOf, sourcesIn } from './term-lines'

describe('what an editor writes one below the other', () => {
  it.each([
    ['nothing', null, []],
    ['blanks', ' \n\n  ', []],
    ['two names', 'Instalment\n  Equated monthly instalment \r\n', ['Instalment', 'Equated monthly instalment']],
  ])('%s', (_, text, expected) => {
    expect(linesOf(text)).toEqual(expected)
  })

  it('is a source where an address ends the line', () => {
    expect(sourcesIn('Master direction of the RBI https://www.rbi.org.in/x\nhttps://no.title\nno address')).toEqual([
      { title: 'Master direction of the RBI', address: 'https://www.rbi.org.in/x' },
    ])
    expect(isSourceLine('The Act http://not.secure')).toBe(false)
  })
})
