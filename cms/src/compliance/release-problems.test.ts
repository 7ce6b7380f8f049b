import { expect, it } from 'vitest'
import { releaseProblems } from './release-problems'

const reason = 'The broker’s letter of 5 Oct 2026'

it.each([
  ['a sentence that waits', { sentence: '“Buy Infosys,” wrote the broker.', reason }, []],
  ['the same in other signs', { sentence: ' Buy Infosys, wrote the broker ', reason }, []],
  ['a sentence without a word of advice', { sentence: 'Infosys met its board.', reason }, ['sentence']],
  ['a sentence without a security', { sentence: 'Buy an umbrella.', reason }, ['sentence']],
  ['more than the sentence', { sentence: 'It rained. “Buy Infosys,” wrote the broker. Then it rained again.', reason }, ['sentence']],
  ['no reason', { sentence: '“Buy Infosys,” wrote the broker.', reason: ' ' }, ['reason']],
  ['nothing', {}, ['sentence', 'reason']],
  ['another type', { sentence: 7, reason: null }, ['sentence', 'reason']],
])('%s', (_, data, fields) => {
  expect(Object.keys(releaseProblems(data))).toEqual(fields)
})
