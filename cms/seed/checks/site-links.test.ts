import { describe, expect, it } from 'vitest'
import { isSitePath, strayLinks } from './site-links'

describe('strayLinks', () => {
  it.each([
    ['a page', 'the [sums](/loan-calculator)', []],
    ['marks', '[₹8](=(1+1)*4), [4%](fact:cess), [₹2](given)', []],
    ['a calculator that opens filled', '[it](/loan-calculator?principal=48500&annualRate=23.91&years=1)', []],
    ['another page with a query', '[it](/about?x=1)', ['/about?x=1']],
    ['an unknown page', 'the [sums](/loans)', ['/loans']],
    ['an article', 'as [we said](/blog/abc)', ['/blog/abc']],
    ['a foreign site', 'see [there](mailto:a@example.com)', ['mailto:a@example.com']],
    ['a bare address', 'see www.example.com', ['www.example.com']],
  ])('%s', (_name, source, links) => {
    expect(strayLinks(source)).toEqual(links)
  })
})

describe('isSitePath', () => {
  it.each([
    ['/', true],
    ['/finance-academy', true],
    ['/finance-academy/', false],
    ['/dashboard', false],
  ])('%s: %s', (path, expected) => {
    expect(isSitePath(path)).toBe(expected)
  })
})
