import { expect, it } from 'vitest'
import { htmlLines } from './html-lines.ts'

it.each([
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<h3>One</h3><p>Two <b>three</b><br>four</p><ul><li>five</li></ul>', 'One\nTwo three\nfour\nfive'],
])('has the lines of %s', (description, lines) => {
  expect(htmlLines(description)).toBe(lines)
})
