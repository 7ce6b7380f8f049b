import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { chunkOf, chunks } from './chunks.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = ['frontend/src', 'contract/src']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .map((file) => file.replace(/^frontend\//, ''))

/** Writes out the innermost alternatives of a pattern: `a/(b|c)` is `a/b` and `a/c`. */
function alternativesOf(pattern: string): string[] {
  const [group, inner] = /\(([^()]*)\)/.exec(pattern) ?? []
  if (group === undefined || inner === undefined) return [pattern]
  return inner.split('|').flatMap((each) => alternativesOf(pattern.replace(group, each)))
}

it.each(Object.entries(chunks))('each name of the chunk %s is that of a file, which no chunk before it takes', (name, patterns) => {
  for (const pattern of patterns.flatMap(alternativesOf)) {
    const own = files.filter((file) => new RegExp(`^${pattern}\\.(?!test)`).test(file))
    expect(
      own.map((file) => chunkOf(`/${file}`)),
      pattern,
    ).toContain(name)
  }
})
