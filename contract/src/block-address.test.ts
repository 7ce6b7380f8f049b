import { expect, it } from 'vitest'
import { addressOfBlock, blockOfAddress } from './block-address.ts'

it.each([
  ['/figures/repo', 'artha-figure', { figure: 'repo' }, '/figures/repo?on=today'],
  [' /figures/ss-rates?part=ppf ', 'artha-figure', { figure: 'ss-rates', part: 'ppf' }, '/figures/ss-rates?on=today&part=ppf'],
  ['/figures/ss-rates?on=2026-10-07&part=ppf', 'artha-figure', { figure: 'ss-rates', part: 'ppf' }, '/figures/ss-rates?on=today&part=ppf'],
])('%s is a block', (address, tag, ids, own) => {
  const block = blockOfAddress(address)
  expect(block).toEqual({ tag, ids })
  expect(block && addressOfBlock(block)).toBe(own)
  expect(blockOfAddress(own)).toEqual(block)
})

it.each(['', '/', '/figures', '/figures/Repo', '/figures/repo/x', '/blog/a', 'https://a.example/figures/repo', 'javascript:/figures/repo'])(
  '%j is no block',
  (address) => {
    expect(blockOfAddress(address)).toBeUndefined()
  },
)
