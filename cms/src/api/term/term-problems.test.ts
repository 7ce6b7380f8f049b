import { describe, expect, it } from 'vitest'
import type { StoredTerm } from './stored-term'
import { termConflicts, termProblems } from './term-problems'

const emi: StoredTerm = {
  documentId: 'emi',
  name: 'EMI',
  slug: 'emi',
  hindiName: 'ईएमआई',
  group: 'loans',
  meaning: 'The same amount paid to a lender each month until a loan is repaid: interest first, and what is left of it reduces the debt.',
  text: '',
  example: '',
  aliases: 'Equated monthly instalment',
  calculator: '/loan-calculator?principal=500000',
  figureKey: '',
  sources: 'Fair practices code https://www.rbi.org.in',
  isMarked: true,
}

describe('a term that is to be published', () => {
  it('has nothing against it where all is said', () => {
    expect(termProblems(emi)).toEqual({})
  })

  it.each<[keyof StoredTerm, Partial<StoredTerm>, RegExp]>([
    ['name', { name: ' ' }, /needs a name/],
    ['slug', { slug: 'E M I' }, /Lower-case letters/],
    ['slug', { slug: '-emi' }, /Lower-case letters/],
    ['group', { group: 'other' as StoredTerm['group'] }, /chapter/],
    ['meaning', { meaning: '' }, /Enter the meaning/],
    ['meaning', { meaning: 'word '.repeat(26) }, /At most 25 words: this has 26/],
    ['hindiName', { hindiName: 'kist' }, /Devanagari/],
    ['calculator', { calculator: 'https://example.com' }, /path on this site/],
    ['calculator', { calculator: '//example.com' }, /path on this site/],
    ['figureKey', { figureKey: 'Repo rate' }, /key of a figure/],
    ['sources', { sources: 'The Act' }, /the address/],
  ])('says at %s what is wrong with %o', (field, change, words) => {
    expect(termProblems({ ...emi, ...change })).toEqual({ [field]: expect.stringMatching(words) as string })
  })

  it('may have 25 words and no more', () => {
    expect(termProblems({ ...emi, meaning: 'word '.repeat(25) })).toEqual({})
  })
})

describe('a term beside others', () => {
  const other: StoredTerm = { ...emi, documentId: 'other', name: 'Instalment', slug: 'instalment', aliases: '' }

  it('stands where neither address nor words are taken', () => {
    expect(termConflicts(emi, [other])).toEqual({})
  })

  it('takes no address twice', () => {
    expect(termConflicts(emi, [{ ...other, slug: 'emi' }])).toEqual({ slug: 'Another term has this address' })
  })

  it('takes no word that means another term, however it is written', () => {
    expect(termConflicts(emi, [{ ...other, aliases: 'x\nequated Monthly instalment' }])).toEqual({
      aliases: 'A word can belong to only one term: “equated monthly instalment” is already in “Instalment”',
    })
  })
})
