import { describe, expect, it } from 'vitest'
import { sharedSentences } from './shared-sentences'

const long = 'The rate that a bank quotes is not the rate that you pay'
const short = 'The rate that a bank quotes is not the'
const found = ['a and b: "the rate that a bank quotes is not the rate that you pay"']

describe('sharedSentences', () => {
  it.each([
    ['different sentences', `${long}.`, 'A wholly different sentence of more than ten words stands in this text.', []],
    ['a short one', `${short}.`, `${short}.`, []],
    ['a long one', `Before. ${long}. After.`, `${long}!`, found],
    ['other case and marks', `${long}.`, `**the rate** that a bank, quotes is not "the rate that you pay".`, found],
    ['in a list and in a table', `- ${long}\n- Next`, `| ${long} | x |`, found],
    ['other line breaks', `${long}.`, `${long.replace(' not ', '\nnot ')}.`, found],
  ])('%s', (_name, a, b, findings) => {
    expect(
      sharedSentences([
        { slug: 'a', source: a },
        { slug: 'b', source: b },
      ]),
    ).toEqual(findings)
  })

  it('lets a text repeat itself', () => {
    expect(sharedSentences([{ slug: 'a', source: `${long}. ${long}.` }])).toEqual([])
  })
})
