import { describe, expect, it } from 'vitest'
import { blocksIn, withDrawnBlocks } from './drawn-blocks.ts'

const drawn = (html: string) => withDrawnBlocks(html, ({ ids }) => `[${JSON.stringify(ids)}]`)

describe('withDrawnBlocks', () => {
  it.each([
    ['<p>None</p>', '<p>None</p>'],
    ['<p>a</p><artha-figure figure="repo">5%</artha-figure><p>b</p>', '<p>a</p>[{"figure":"repo"}]<p>b</p>'],
    ['<artha-figure figure="ss-rates" part="ppf"></artha-figure>', '[{"figure":"ss-rates","part":"ppf"}]'],
    // Without a valid id a block is its text
    ['<artha-figure>5%</artha-figure>', '5%'],
    ['<artha-figure figure="No id" onclick="x()">5%</artha-figure>', '5%'],
    ['<artha-figure figure="repo" part="A B">5%</artha-figure>', '[{"figure":"repo"}]'],
    ['<artha-other id="repo">text</artha-other>', 'text'],
    // Only the outer one of nested blocks is drawn
    ['<artha-figure figure="a"><artha-figure figure="b">x</artha-figure></artha-figure>y', '[{"figure":"a"}]y'],
    // Unbalanced blocks, which no sanitiser leaves, stay as they are
    ['<p>a<artha-figure figure="a">b', '<p>a<artha-figure figure="a">b'],
    ['a</artha-figure>b', 'a</artha-figure>b'],
  ])('%s', (html, expected) => {
    expect(drawn(html)).toBe(expected)
  })
})

it('lists blocks with their attributes and what is inside', () => {
  expect(blocksIn('<artha-figure figure="repo"><a href="/x">Repo</a></artha-figure><artha-figure>a</artha-figure>')).toEqual([
    { tag: 'artha-figure', ids: { figure: 'repo' }, inside: '<a href="/x">Repo</a>' },
  ])
})
