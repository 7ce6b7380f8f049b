import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isBuildInput } from './build-parts.mjs'
import { contentHash } from './content-hash.mjs'
import { requireDiskSpace } from './disk-space.mjs'
import { npm, runStep } from './run-step.mjs'
import { scheduleByMemory } from './schedule.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

/** @typedef {import('./build-parts.mjs').BuildPart} BuildPart */

/** Room for the outputs and for what the bundlers write on the way. */
const buildMegabytes = 300

/**
 * Builds the parts whose inputs hold something else than at their last build.
 * @param {string} root
 * @param {BuildPart[]} parts
 * @param {Record<string, string | undefined>} settings
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<string[]>} the folders that were built
 */
export async function buildWhatIsStale(root, parts, settings, progress) {
  const stale = parts.filter((part) => readStamp(stampFile(root, part)) !== partHash(root, part))
  if (stale.length === 0) return []
  await requireDiskSpace(root, buildMegabytes, 'build')
  const limits = { cores: os.availableParallelism(), megabytes: process.availableMemory() / 1024 / 1024 }
  const jobs = stale.map((part) => ({ ...part, id: part.folder }))
  await scheduleByMemory(jobs, limits, (part) => progress.step(part.title, () => build(root, part, settings)))
  return stale.map((part) => part.folder)
}

/**
 * @param {string} root
 * @param {BuildPart} part
 * @param {Record<string, string | undefined>} settings
 */
async function build(root, part, settings) {
  const cwd = path.join(root, part.folder)
  // Taken first: what changes during the build is built next time.
  const hash = partHash(root, part)
  // Compilers leave the output of a file that is gone, and a failed build must not pass for a good one.
  rmSync(path.join(cwd, 'dist'), { recursive: true, force: true })
  await runStep(`Building ${part.folder}`, npm('run', 'build', '--loglevel=error'), { cwd, env: { ...settings, NODE_ENV: 'production' } })
  writeStamp(stampFile(root, part), hash)
}

/**
 * @param {string} root
 * @param {BuildPart} part
 */
function partHash(root, part) {
  return contentHash(root, [part.folder, ...part.inputs], isBuildInput)
}

/**
 * @param {string} root
 * @param {BuildPart} part
 */
function stampFile(root, part) {
  return path.join(root, part.folder, 'dist', '.built-from')
}
