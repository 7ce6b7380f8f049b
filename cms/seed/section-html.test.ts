import { describe, expect, it } from 'vitest'
import { sectionHtml } from './section-html'

describe('sectionHtml', () => {
  it.each([
    ['paragraphs and emphasis', 'One *two* **three**.\n\nFour.', '<p>One <em>two</em> <strong>three</strong>.</p>\n<p>Four.</p>'],
    ['a heading of any depth', '# A\n\n##### B', '<h3>A</h3>\n<h3>B</h3>'],
    ['a link', '[sums](/calculators)', '<p><a href="/calculators">sums</a></p>'],
    ['a list that starts late', '3. c\n4. d', '<ol start="3">\n<li>c</li>\n<li>d</li>\n</ol>'],
    ['a script', 'a<script>alert(1)</script>b', '<p>ab</p>'],
    ['a link to a script', '[x](javascript:alert(1))', '<p><a>x</a></p>'],
  ])('%s', (_name, source, html) => {
    expect(sectionHtml(source)).toBe(html)
  })

  it('keeps a table without its alignment attributes', () => {
    expect(sectionHtml('| a | b |\n|---|---:|\n| 1 | 2 |')).toContain('<th>a</th>\n<th>b</th>')
  })
})
