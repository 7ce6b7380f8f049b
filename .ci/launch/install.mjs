import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireDiskSpace } from './disk-space.mjs'
import { matchesLockFile } from './lock-file.mjs'
import { npm, runStep } from './run-step.mjs'

/**
 * One of the two installs. They are separate because the cms uses React 18 and the site React 19, and npm would mix them in one tree.
 * @typedef {{ title: string, folder: string, megabytes: number }} Install
 */

/** @type {Install} */
export const rootInstall = {
  title: 'Packages of the cms',
  folder: '.',
  megabytes: 1600,
}

/** @type {Install} */
export const frontendInstall = {
  title: 'Packages of the site',
  folder: 'frontend',
  megabytes: 500,
}

/** Native modules (SQLite, image processing) are compiled for one version of Node's binary interface. */
const nativePlatform = `${process.platform}-${process.arch}-${process.versions.modules}`

/**
 * Installs exactly what the lock files name. Does nothing for an install that is up to date.
 * @param {string} root
 * @param {Install[]} installs
 * @param {import('./progress.mjs').Progress} progress
 */
export async function installMissing(root, installs, progress) {
  const stale = installs.filter((install) => installIsStale(root, install))
  if (stale.length === 0) return
  const megabytes = stale.reduce((sum, install) => sum + install.megabytes, 0)
  await requireDiskSpace(root, megabytes, 'install the packages')
  await Promise.all(stale.map((install) => progress.step(install.title, () => installPackages(root, install))))
}

/**
 * @param {string} root
 * @param {Install} install
 */
export function installIsStale(root, install) {
  if (isForAnotherNode(root, install) || !matchesLockFile(path.join(root, install.folder))) return true
  // A developer's own `npm install` is accepted.
  if (!existsSync(stampFile(root, install))) writeFileSync(stampFile(root, install), nativePlatform)
  return false
}

/**
 * Installs the packages of the lock file. An existing install is updated, which takes seconds if few packages differ. Without one, or
 * if the update does not match the lock file, everything is installed from scratch.
 * @param {string} root
 * @param {Install} install
 */
async function installPackages(root, install) {
  const cwd = path.join(root, install.folder)
  // Compilers and type checkers are development packages, which NODE_ENV=production would leave out.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const run = (/** @type {string[]} */ ...args) => runStep(`Installing packages in ${cwd}`, npm(...args, ...options), { cwd })
  const isThere = existsSync(path.join(cwd, 'node_modules', '.package-lock.json')) && !isForAnotherNode(root, install)
  if (isThere) await run('install', '--no-save').catch(() => {})
  // Tried twice, because a registry that fails once usually answers the second time.
  if (!isThere || !matchesLockFile(cwd)) await run('ci').catch(() => run('ci'))
  writeFileSync(stampFile(root, install), nativePlatform)
}

/**
 * @param {string} root
 * @param {Install} install
 */
function isForAnotherNode(root, install) {
  const file = stampFile(root, install)
  return existsSync(file) && !readFileSync(file, 'utf8').trim().endsWith(nativePlatform)
}

/**
 * @param {string} root
 * @param {Install} install
 */
function stampFile(root, install) {
  return path.join(root, install.folder, 'node_modules', '.artha-installed')
}
