import { describe, expect, it } from 'vitest'
import { plainTextFindings, questions } from './plain-text-findings'

describe('plainTextFindings', () => {
  it.each([
    ['plain', '1. A question?\nAn answer of [₹8](=2*4).', []],
    ['a link', 'See [sums](/calculators).', ['"[sums](/calculators)" in a plain text']],
    ['bold', 'A **word**', ['"**" in a plain text', '"**" in a plain text']],
    ['a bullet', 'So:\n- one', ['"-" in a plain text']],
    ['a tag', 'A <b>', ['"<b" in a plain text']],
  ])('%s', (_name, source, findings) => {
    expect(plainTextFindings(source)).toEqual(findings)
  })
})

describe('questions', () => {
  it('are the numbered lines', () => {
    expect(questions('1. Is it?\nYes.\n\n2. Why?\nSo.')).toEqual(['Is it?', 'Why?'])
  })
})
