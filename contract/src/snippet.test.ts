import { describe, expect, it } from 'vitest'
import { cardSnippet, longSnippet } from './snippet.ts'

const letters = (count: number) => 'a'.repeat(count)

describe('cardSnippet', () => {
  it.each([
    ['', ''],
    ['Short.', 'Short.'],
    [`  ${letters(90)}  `, letters(90)],
    [letters(91), `${letters(90)} ...`],
    [`${letters(89)} bcd`, `${letters(89)} ...`],
    [`${letters(89)}₹₹`, `${letters(89)}₹ ...`],
    [`${letters(89)}😀😀`, `${letters(89)}😀 ...`],
    [`${letters(80)} ${letters(9)}`, `${letters(80)} ${letters(9)}`],
    [`${letters(80)} ${letters(10)}`, `${letters(80)} ...`],
    [`${letters(80)} ${letters(9)} b`, `${letters(80)} ${letters(9)} ...`],
  ])('%j', (text, expected) => {
    expect(cardSnippet(text)).toBe(expected)
  })
})

describe('longSnippet', () => {
  it.each([
    ['Short.', 'Short.'],
    [letters(150), letters(150)],
    [letters(151), letters(150)],
    // An excerpt that the server cut inside a word, and one that ends with its sentence
    [`${letters(146)} Dec`, letters(146)],
    [`${letters(145)} Dec.`, `${letters(145)} Dec.`],
    [`${letters(149)} b`, letters(149)],
    [`${letters(140)} ${letters(20)}`, letters(140)],
    // Ends with a sentence, unless that leaves too little
    [`${letters(80)}. The ${letters(80)}`, `${letters(80)}.`],
    [`${letters(70)} of 2026. A ${letters(30)}. Whoever ${letters(80)}`, `${letters(70)} of 2026. A ${letters(30)}.`],
    [`${letters(20)}. The ${letters(110)} ${letters(40)}`, `${letters(20)}. The ${letters(110)}`],
    [`${letters(80)} under s. 80C ${letters(40)} ${letters(40)}`, `${letters(80)} under s. 80C ${letters(40)}`],
  ])('%j', (text, expected) => {
    expect(longSnippet(text)).toBe(expected)
  })
})
