import { expect, it } from 'vitest'
import { htmlLines } from './html-lines.ts'

it.each([
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<h3>One</h3><p>Two <b>three</b><br>four</p><ul><li>five</li></ul>', 'One\nTwo three\nfour\nfive'],
  [
    '<table><caption>Rates</caption><tbody><tr><th>Bank</th><td>6%</td></tr><tr><th>Post</th><td>7%</td></tr></tbody></table>',
    'Rates\nBank 6%\nPost 7%',
  ],
])('has the lines of %s', (description, lines) => {
  expect(htmlLines(description)).toBe(lines)
})
