import { expect, it } from 'vitest'
import { splitAtQuestions } from './question-blocks.ts'

it.each([
  ['', []],
  ['<p>a</p>', ['-<p>a</p>']],
  [
    '<p>a</p><details><summary>b</summary>c</details> <details><summary>d</summary></details><p>e</p>',
    ['-<p>a</p>', '?<details><summary>b</summary>c</details>', '?<details><summary>d</summary></details>', '-<p>e</p>'],
  ],
  ['<details>a<details>b</details>c</details>d', ['?<details>a<details>b</details>c</details>', '-d']],
  ['a</details><details>b', ['-a</details><details>b']],
])('%s', (html, parts) => {
  expect(splitAtQuestions(html).map((part) => `${part.isQuestion ? '?' : '-'}${part.html}`)).toEqual(parts)
})
