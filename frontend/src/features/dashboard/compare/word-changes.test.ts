import { describe, expect, it } from 'vitest'
import { wordChanges, type Run } from './word-changes.ts'

/** Returns the text with changes in brackets. */
const said = (runs: readonly Run[]) => runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

describe('two texts word by word', () => {
  it.each([
    ['The rate is 5%.', 'The rate is 6%.', 'The rate is [5]%.', 'The rate is [6]%.'],
    ['Same', 'Same', 'Same', 'Same'],
    ['', 'New words', '', '[New words]'],
    ['Gone', '', '[Gone]', ''],
    ['One two', 'One more two', 'One two', 'One [more ]two'],
    ['First line\nSecond line', 'First line\nThird line', 'First line\n[Second] line', 'First line\n[Third] line'],
    ['ब्याज दर बढ़ी', 'ब्याज दर घटी', 'ब्याज दर [बढ़ी]', 'ब्याज दर [घटी]'],
  ])('“%s” and “%s”', (before, after, shownBefore, shownAfter) => {
    const changes = wordChanges(before, after)
    expect([said(changes.before), said(changes.after)]).toEqual([shownBefore, shownAfter])
  })

  it('are whole again when their runs are put together, whatever stands in them', () => {
    const [one, other] = ['₹1,00,000 — “quoted” 😀 <b>', 'A ₹1,00,001 — “quoted” 😀😀\t<i>']
    const { before, after } = wordChanges(one, other)
    expect([before, after].map((runs) => runs.map(({ text }) => text).join(''))).toEqual([one, other])
  })

  it('are different altogether where hardly a word is common to both', () => {
    const words = (letter: string) => Array.from({ length: 4_000 }, (_, at) => `${letter}${at}`).join(' ')
    const { before, after } = wordChanges(words('a'), words('b'))
    expect([before.length, after.length, before[0]?.isChanged]).toEqual([1, 1, true])
  })
})
