import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Assembles the files of the cms's image in a folder, as the last stage of its Dockerfile copies them. Links only the packages that the
 * lock file lists for production, so that our code cannot import development packages.
 * @param {string} root
 * @param {string} target
 */
export function assembleCms(root, target) {
  execFileSync(process.execPath, [path.join(root, '.ci/production-files.mjs'), target])
  /** @type {{ packages: Record<string, { dev?: boolean, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  for (const [name, { dev, link }] of Object.entries(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) || dev === true) continue
    const there = path.join(target, name)
    mkdirSync(path.dirname(there), { recursive: true })
    // Our own packages link to the assembled folder, as npm links workspaces
    symlinkSync(link === true ? path.join(target, ownFolder(name)) : path.join(root, name), there)
  }
}

/** @param {string} name such as node_modules/@artha/accounts */
function ownFolder(name) {
  const part = path.basename(name)
  return part === 'cms' || part === 'contract' ? part : `cms-plugins/${part}`
}

/**
 * Returns all files below a folder, each with its size in bytes and its time of change in milliseconds. Does not follow links.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(folder, file)} ${statSync(file).size} ${statSync(file).mtimeMs}`)
    .sort()
}
