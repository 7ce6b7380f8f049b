import { expect, it } from 'vitest'
import { storiesOfBlocks, withStoryBlocks } from './story-block.ts'

const stories = new Map([['aaaaaaaa', { title: 'Gold & <silver>', day: '2026-11-20' }]])

it.each([
  [
    '<artha-story story="aaaaaaaa">Old title</artha-story>',
    '<artha-story story="aaaaaaaa"><strong>Story</strong><br /><a href="/stories/aaaaaaaa">Gold &amp; &lt;silver&gt;</a><br /><em>20 Nov 2026</em></artha-story>',
  ],
  ['<p>a</p><artha-story story="bbbbbbbb">Taken back</artha-story><p>b</p>', '<p>a</p><p>b</p>'],
  ['<artha-figure figure="repo">5%</artha-figure>', '<artha-figure figure="repo">5%</artha-figure>'],
])('%s', (html, expected) => {
  expect(withStoryBlocks(html, stories)).toBe(expected)
})

it('names its stories', () => {
  expect(storiesOfBlocks('<artha-story story="aaaaaaaa">x</artha-story>')).toEqual(['aaaaaaaa'])
})
