import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = new URL('../../contract/src/', import.meta.url)

/** Returns a hash that changes whenever a file of the contract changes. */
export function contractHash(): string {
  const names = readdirSync(fileURLToPath(source), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(new URL(name, source)))
  return hash.digest('hex').slice(0, 12)
}
