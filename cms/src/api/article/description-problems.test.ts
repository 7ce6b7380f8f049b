import { expect, it } from 'vitest'
import { descriptionProblems } from './description-problems'

const section = (description: string) => ({ subtitle: '', description, imageUrl: '', imageAlt: '' })

it.each([
  ['<p>Rates fell.</p>', []],
  ['Rates < 5 %', []],
  ['<script>alert(1)</script>', ['sections.1.description']],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ['sections.1.description']],
  ['<img src="x" onerror="x()">', ['sections.1.description']],
  ['<p>&nbsp;<style>p {}</style></p>', ['sections.1.description']],
  ['<!-- a remark -->', ['sections.1.description']],
  ['<hr>', []],
  [`<p>${'&'.repeat(30_000)}</p>`, ['sections.1.description']],
  ['&'.repeat(30_000), []],
])('%.60s: %j', (description, problems) => {
  expect(Object.keys(descriptionProblems([section('First'), section(description)]))).toEqual(problems)
})
