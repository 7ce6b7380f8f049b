import { describe, expect, it } from 'vitest'
import { fileTitleOf, slugOf } from './file-title'

describe('the title of a file', () => {
  it.each([
    ['Sensex on Monday.jpg', 'Sensex on Monday'],
    ['रुपया.webp', 'रुपया'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['a\u0000b\u202Egpj.exe', 'a b gpj'],
    ['<img src=x>.png', 'img src=x'],
    ['.png', 'Untitled'],
    ['   ', 'Untitled'],
    ['x'.repeat(400) + '.png', 'x'.repeat(100)],
    ['Q3. Results', 'Q3. Results'],
  ])('%j is called %j', (name, title) => {
    expect(fileTitleOf(name)).toBe(title)
  })

  it.each([
    ['Sensex on Monday', 'sensex-on-monday'],
    ['Café – Zürich', 'cafe-zurich'],
    ['रुपया', 'media'],
    ['.. .. etc passwd', 'etc-passwd'],
    ['x'.repeat(100), 'x'.repeat(40)],
  ])('%j begins its address with %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })
})
