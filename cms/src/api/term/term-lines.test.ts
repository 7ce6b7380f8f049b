import { expect, it } from 'vitest'
import { isSourceLine, sourcesIn } from './term-lines'

it('is a source where an address ends the line', () => {
  expect(sourcesIn('Master direction of the RBI https://www.rbi.org.in/x\nhttps://no.title\nno address')).toEqual([
    { title: 'Master direction of the RBI', address: 'https://www.rbi.org.in/x' },
  ])
  expect(isSourceLine('The Act http://not.secure')).toBe(false)
})
