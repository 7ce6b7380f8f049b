import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns one hash of the names and contents of files. Times do not count: a checkout, a copy or a touch changes nothing.
 * @param {string} root
 * @param {string[]} inputs files and folders, relative to root; one that does not exist counts as empty
 * @param {(file: string) => boolean} [isInput] true if a file or folder (relative to root) counts
 */
export function contentHash(root, inputs, isInput = () => true) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesUnder(root, input, isInput))) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} relative
 * @param {(file: string) => boolean} isInput
 * @returns {string[]} in an order that depends on names only
 */
function filesUnder(root, relative, isInput) {
  const stats = statSync(path.join(root, relative), { throwIfNoEntry: false })
  if (stats === undefined || !isInput(relative)) return []
  if (!stats.isDirectory()) return [relative]
  const names = readdirSync(path.join(root, relative)).sort()
  return names.flatMap((name) => filesUnder(root, path.posix.join(relative, name), isInput))
}
