import { isNoteId, richTextPolicy } from '@artha/contract/rich-text-policy'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostileHtml } from '../tests/hostile-html'
import { sanitiseRichText } from './rich-text'

const listed: Readonly<Record<string, readonly string[]>> = richTextPolicy.attributesByTag
const tags: readonly string[] = richTextPolicy.tags
const safeAddress = /^(?![/\\]{2})(?:https?:|mailto:|tel:|[^:]*$|[/#?])/i

/** Returns what is wrong with the tags of sanitised HTML. In it every "<" of a text is written "&lt;". */
function faultsIn(html: string): string[] {
  const parts = html.match(/<[^>]*>?/g) ?? []
  return parts.filter((part) => {
    const [, name = '', attributes = ''] = /^<\/?([a-z][a-z\d]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>$/.exec(part) ?? []
    const given = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)]
    const isListed = given.every(([, key = '', value = '']) => {
      const isKept = listed[name]?.includes(key) ?? false
      return isKept && (key !== 'id' || isNoteId(value)) && (key !== 'href' || safeAddress.test(value.trim()))
    })
    return !tags.includes(name) || !isListed
  })
}

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
