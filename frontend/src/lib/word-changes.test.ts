import { describe, expect, it } from 'vitest'
import { readableChanges, wordChanges, type Run } from './word-changes.ts'

/** Returns the text with changes in brackets. */
const said = (runs: readonly Run[]) => runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

describe('two texts word by word', () => {
  it.each([
    ['The rate is 5%.', 'The rate is 6%.', 'The rate is [5]%.', 'The rate is [6]%.'],
    ['It is 5.25% of ₹1,00,000.', 'It is 5.50% of ₹1,50,000.', 'It is [5.25]% of ₹[1,00,000].', 'It is [5.50]% of ₹[1,50,000].'],
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

describe('what a reader is shown of two texts', () => {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] } as const
  const shown = (before: string, after: string) =>
    readableChanges(before, after)
      .map(({ text, kind }) => signs[kind].join(text))
      .join('')
  const words = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `w${from + at}`).join(' ')

  it.each([
    ['The rate is 5.25%.', 'The rate is 5.50%.', 'The rate is [-5.25-][+5.50+]%.'],
    ['a long old phrase here', 'a short new phrase here', 'a [-long old-][+short new+] phrase here'],
    ['One two', 'One more two', 'One [+more +]two'],
    ['One more two', 'One two', 'One [-more -]two'],
    ['', 'All is new', '[+All is new+]'],
    ['All is gone', '', '[-All is gone-]'],
    ['Same', 'Same', 'Same'],
    ['First line\nLast', 'First line\nMiddle\nLast', 'First line\n[+Middle\n+]Last'],
  ])('“%s” and “%s”', (before, after, expected) => {
    expect(shown(before, after)).toBe(expected)
  })

  it('is cut to the words beside a change', () => {
    expect(shown(`${words(1, 100)} old ${words(101, 200)} old`, `${words(1, 100)} new ${words(101, 200)} new`)).toBe(
      ` … ${words(76, 100)} [-old-][+new+] ${words(101, 124)} … ${words(176, 200)} [-old-][+new+]`,
    )
  })

  it('is compared line by line where few words are common', () => {
    const rewritten = (letter: string) => Array.from({ length: 700 }, (_, at) => `${letter}${at}`).join(' ')
    expect(shown(`Kept line\n${rewritten('a')}`, `Kept line\n${rewritten('b')}`)).toBe(`Kept line\n[-${rewritten('a')}-][+${rewritten('b')}+]`)
  })
})
