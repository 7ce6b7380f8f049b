import { describe, expect, it } from 'vitest'
import { parseArticleFile } from '../article-file'
import { lengthFindings, readableText, wordCount } from './article-words'

const head =
  'title: T\nstandfirst: S\ncategory: Tax\nsubcategory: News\nsection: main\nfeatured: false\npublicationDate: 2026-10-07T09:00:00Z\nbyline: B'
const article = (...words: number[]) =>
  parseArticleFile('a', `---\n${head}\n---\n${words.map((count, index) => `## S${index}\n![A](art:arcs)\n${'word '.repeat(count)}\n`).join('')}`)

describe('readableText', () => {
  it.each([
    ['- one **two**', 'one two'],
    ['1. [₹8](=(1+1)*4) in the [table](/calculators)', '₹8 in the table'],
    ['> quoted', 'quoted'],
    ['| a | b |\n|---|---|\n| c | d |', '| a | b |\n\n| c | d |'],
  ])('%s', (source, text) => {
    expect(readableText(source)).toBe(text)
  })
})

describe('wordCount', () => {
  it.each([
    ['It costs [₹2,40,000](=40000*6), says the [tax desk](/about).', 7],
    ['| a | b |\n|---|---|', 2],
    ["co-pay isn't 8.5%", 3],
    ['', 0],
  ])('%s', (source, count) => {
    expect(wordCount(source)).toBe(count)
  })
})

describe('lengthFindings', () => {
  it.each([
    ['right', [300, 60, 100], []],
    ['too short', [300, 60], ['360 words, not 400 to 900']],
    ['too long', [500, 401], ['901 words, not 400 to 900']],
    ['a short part', [400, 59], ['"S1": 59 words, not 60']],
  ])('%s', (_name, words, findings) => {
    expect(lengthFindings(article(...words))).toEqual(findings)
  })
})
