import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultsIn, hostileHtml } from '../tests/hostile-html'
import { sanitiseRichText } from './rich-text'

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

it('two thousand hostile blocks keep only listed elements, ids and addresses, and their words when cleaned again', () => {
  const check = (html: string) => {
    // Without markup a text is shown as it was typed, so nothing is removed
    const kept = sanitiseRichText(`<p>${html}`)
    expect(faultsIn(kept)).toEqual([])
    const again = sanitiseRichText(kept)
    expect(faultsIn(again)).toEqual([])
    expect(wordsOf(again)).toBe(wordsOf(kept))
  }
  fc.assert(fc.property(hostileHtml, check), { numRuns: 2_000, seed: 1 })
})
