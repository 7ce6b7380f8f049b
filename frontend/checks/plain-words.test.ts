import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { oddWords } from './plain-words.ts'
import { textsIn } from './sentences-in-code.ts'

const root = path.join(import.meta.dirname, '..', '..')

/** Texts that people read: the site, the newsroom, the Studio's pages and forms, mails. */
const places = [
  'frontend/src',
  'cms/src/studio-forms',
  'cms/src/status',
  'cms/src/api',
  'cms-plugins/accounts',
  'cms-plugins/base',
  'cms-plugins/newsroom',
  'contract/src',
  'cms-plugins/editor/src',
]

/** Tests and mocks; API descriptions for programs; official figures and words that readers type. */
const apart = /\.test\.|(?:^|\/)(?:mocks|dist|node_modules|openapi|figures)\/|endpoint-notes|strange-entries|subject-of|search-(?:words|places)/

it.each([
  ['Salary of the year', 1],
  ['Interest in all', 1],
  ['An insurer asks more, and its premium is another.', 2],
  ['Left empty, the newsroom.', 1],
  ['₹1,00,000 on top after month 12: 11 instalments fewer', 2],
  ['Annual salary', 0],
  ['All in Tax', 0],
  ['Pay ₹20,000 extra after month 12: 3 fewer instalments', 0],
])('“%s” has %d odd phrases', (text, count) => {
  expect(oddWords(text)).toHaveLength(count)
})

it('no text that people read has a phrase that nobody would print', () => {
  const found = places.flatMap((place) =>
    readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !apart.test(`/${file}`))
      .flatMap((file) =>
        textsIn(path.join(root, place, file)).flatMap((text) =>
          oddWords(text).map((odd) => `${place}/${file}: ${odd} in “${text.trim().slice(0, 120)}”`),
        ),
      ),
  )
  expect(found).toEqual([])
})
