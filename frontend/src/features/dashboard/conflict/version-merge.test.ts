import { describe, expect, it } from 'vitest'
import { chosenParts, pairParts, preferredSide } from './version-merge.ts'

interface Note {
  id: string
  title: string
  text: string
}

let count = 0
/** Parses "Title: text" into a part. */
const note = (words: string): Note => {
  const [title = '', text = ''] = words.split(':')
  return { id: `p${++count}`, title, text }
}
const notes = (...words: string[]) => words.map(note)
const identity = ({ title, text }: Note) => [title, text]
const shown = (one: Note | undefined) => (one ? `${one.title}:${one.text}` : '-')

const pairsOf = (base: string[], mine: string[], theirs: string[]) => pairParts(notes(...mine), notes(...theirs), notes(...base), identity)

describe('parts of two versions', () => {
  it.each([
    ['nothing changed', ['a:1', 'b:2'], ['a:1', 'b:2'], ['a:1', 'b:2'], ['a:1 = a:1', 'b:2 = b:2']],
    ['one changed here', ['a:1', 'b:2'], ['a:1', 'b:9'], ['a:1', 'b:2'], ['a:1 = a:1', 'b:9 > b:2']],
    ['one changed there', ['a:1', 'b:2'], ['a:1', 'b:2'], ['a:1', 'b:9'], ['a:1 = a:1', 'b:2 < b:9']],
    ['both changed one', ['a:1'], ['a:2'], ['a:3'], ['a:2 ? a:3']],
    ['both changed all of one', ['a:1', 'z:1'], ['b:2', 'z:1'], ['c:3', 'z:1'], ['b:2 ? c:3', 'z:1 = z:1']],
    ['one added there in front', ['a:1'], ['a:2'], ['n:0', 'a:1'], ['- < n:0', 'a:2 > a:1']],
    ['one added here at the end', ['a:1'], ['a:1', 'n:0'], ['a:1'], ['a:1 = a:1', 'n:0 > -']],
    ['one removed there, untouched here', ['a:1', 'b:2'], ['a:1', 'b:2'], ['a:1'], ['a:1 = a:1', 'b:2 < -']],
    ['one removed there, changed here', ['a:1', 'b:2'], ['a:1', 'b:9'], ['a:1'], ['a:1 = a:1', 'b:9 ? -']],
    ['one removed here, untouched there', ['a:1', 'b:2'], ['b:2'], ['a:1', 'b:2'], ['- > a:1', 'b:2 = b:2']],
    ['one removed here, changed there', ['a:1', 'b:2'], ['b:2'], ['a:9', 'b:2'], ['- ? a:9', 'b:2 = b:2']],
    ['nothing here', [], [], ['a:1'], ['- < a:1']],
  ])('%s', (_, base, mine, theirs, expected) => {
    const pairs = pairsOf(base, mine, theirs)
    const sign = ({ isSame, preferred }: (typeof pairs)[number]) => (isSame ? '=' : preferred === undefined ? '?' : preferred === 'mine' ? '>' : '<')
    expect(pairs.map((pair) => `${shown(pair.mine)} ${sign(pair)} ${shown(pair.theirs)}`)).toEqual(expected)
  })

  it('keep each version’s order whatever moves', () => {
    const pairs = pairsOf([], ['a:1', 'b:2', 'c:3', 'd:4'], ['c:3', 'a:1', 'd:5', 'e:6'])
    expect(pairs.flatMap(({ mine }) => mine ?? []).map(shown)).toEqual(['a:1', 'b:2', 'c:3', 'd:4'])
    expect(pairs.flatMap(({ theirs }) => theirs ?? []).map(shown)).toEqual(['c:3', 'a:1', 'd:5', 'e:6'])
  })

  it('are taken as chosen, and as preferred or as one has them where nothing was', () => {
    const pairs = pairsOf(['a:1', 'b:2'], ['a:7', 'b:2'], ['a:8', 'b:2', 'n:0'])
    expect(chosenParts(pairs, {}).map(shown)).toEqual(['a:7', 'b:2', 'n:0'])
    const [first, , last] = pairs.map(({ key }) => key)
    const chosen = chosenParts(pairs, { [first ?? '']: 'theirs', [last ?? '']: 'mine' })
    expect(chosen.map(shown)).toEqual(['a:8', 'b:2'])
    expect(chosen.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })
})

it.each([
  ['was left alone here', 'x', 'z', 'x', 'theirs'],
  ['was changed here alone', 'y', 'x', 'x', 'mine'],
  ['was changed by both', 'y', 'z', 'x', undefined],
])('a field that %s', (_, mine, theirs, base, side) => {
  expect(preferredSide(mine, theirs, base)).toBe(side)
})
