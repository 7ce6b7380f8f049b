import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..', '..')
const text = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8')
const short = { access: 'cms/tests/access', contract: 'cms/tests/contract' }

/** Returns the path as written and in full: the table abbreviates two folders. As written, `contract/src/` is a folder of the root. */
const places = (/** @type {string} */ name) => [
  name,
  name.replace(/^(access|contract)\//, (_, folder) => `${short[/** @type {keyof typeof short} */ (folder)]}/`),
]

it('every file that the table of security names is there', () => {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !places(name).some((place) => existsSync(path.join(root, place))))).toEqual([])
})
