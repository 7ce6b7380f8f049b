import { describe, expect, it } from 'vitest'
import { chatAnswer, chatSuggestions } from './chat-answers.ts'

const fallback = "Sorry, I don't have an answer for that yet. Try another question from the suggestions."

describe('an answer', () => {
  it.each(['hi', 'hello', ...chatSuggestions])('there is one of its own for %s', (question) => {
    const { text, links } = chatAnswer(question)
    expect(text).not.toBe(fallback)
    expect(links.length).toBeGreaterThan(0)
    expect(links.every(({ to }) => to.startsWith('/'))).toBe(true)
  })

  it.each([
    ['HI', 'hi'],
    ['  Hello ', 'hello'],
    ['FD vs SIP - which is better?', 'FD vs SIP – which is better?'],
    ['fd VS sip – WHICH is better?', 'FD vs SIP – which is better?'],
    ['Gold investment advice\n', 'gold investment advice'],
  ])('%j counts as "%s"', (written, question) => {
    expect(chatAnswer(written)).toBe(chatAnswer(question))
  })

  it.each(['', 'hi there', 'gold', 'constructor', '__proto__', 'FD vs SIP'])('there is none for "%s"', (question) => {
    expect(chatAnswer(question)).toEqual({ text: fallback, links: [] })
  })

  it('states no figure but the one that has its date and source', () => {
    const figures = chatSuggestions.flatMap((question) => chatAnswer(question).text.match(/\d[\d.,]*%?/g) ?? [])
    expect(figures).toEqual(['3%', '56', '22', '2025'])
  })

  it('names no price of crypto, and compares it with no deposit and no gold', () => {
    const { text, links } = chatAnswer('crypto market update')
    expect(text).not.toMatch(/[\d₹$€%]/)
    expect(text).not.toMatch(/\b(?:than|versus|vs|like|instead of)\b[^.]*\b(?:gold|deposits?|FD|savings)\b/i)
    expect(links.map(({ to }) => to).filter((to) => /commodities|gold|deposit/.test(to))).toEqual([])
    for (const other of ['gold investment advice', 'FD vs SIP – which is better?'])
      expect(chatAnswer(other).text).not.toMatch(/crypto|bitcoin|ether\b/i)
  })

  it('advises nothing', () => {
    const texts = chatSuggestions.map((question) => chatAnswer(question).text).join(' ')
    expect(texts).not.toMatch(/\b(you should|we recommend|buy|sell now|best choice)\b/i)
  })
})
