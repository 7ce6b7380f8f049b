import { expect, it } from 'vitest'
import { addressOfBlock, blockOfAddress } from './block-address.ts'

it.each([
  ['/figures/repo', 'artha-figure', { figure: 'repo' }, '/figures/repo?on=today'],
  [' /figures/ss-rates?part=ppf ', 'artha-figure', { figure: 'ss-rates', part: 'ppf' }, '/figures/ss-rates?on=today&part=ppf'],
  ['/figures/ss-rates?on=2026-10-07&part=ppf', 'artha-figure', { figure: 'ss-rates', part: 'ppf' }, '/figures/ss-rates?on=today&part=ppf'],
  ['/sip-calculator', 'artha-calculator', { calculator: 'sip' }, '/sip-calculator'],
  [
    '/home-loan-calculator?principal=2500000&annualRate=8.5&label=My+home&from=2026-04-01&x=<b>',
    'artha-calculator',
    { calculator: 'home-loan', fields: 'principal=2500000 annualRate=8.5 from=2026-04-01' },
    '/home-loan-calculator?principal=2500000&annualRate=8.5&from=2026-04-01',
  ],
  ['/dashboard/media/abcdefgh', 'artha-picture', { picture: 'abcdefgh' }, '/dashboard/media/abcdefgh'],
  ['/stories/abcdefgh', 'artha-story', { story: 'abcdefgh' }, '/stories/abcdefgh'],
])('%s is a block', (address, tag, ids, own) => {
  const block = blockOfAddress(address)
  expect(block).toEqual({ tag, ids })
  expect(block && addressOfBlock(block)).toBe(own)
  expect(blockOfAddress(own)).toEqual(block)
})

it.each([
  '',
  '/',
  '/figures',
  '/figures/Repo',
  '/figures/repo/x',
  '/blog/a',
  '/loan-calculator/x',
  '/-calculator?',
  '/calculators',
  'https://a.example/figures/repo',
  'javascript:/figures/repo',
])('%j is no block', (address) => {
  expect(blockOfAddress(address)).toBeUndefined()
})
