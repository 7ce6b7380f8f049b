import os from 'node:os'
import path from 'node:path'
import { runStep } from './run-step.mjs'

/** Free memory needed to build the cms's panel and the site in parallel. */
const roomyMegabytes = 4000

/**
 * Builds what is stale. package.json ("wireit") states the builds, their input files and their order.
 * @param {string} root
 * @param {'build' | 'build:libraries'} script
 * @param {Record<string, string | undefined>} settings
 * @param {import('./progress.mjs').Progress} progress
 */
export async function buildStale(root, script, settings, progress) {
  const isRoomy = process.availableMemory() / 1024 / 1024 >= roomyMegabytes
  const env = {
    ...settings,
    // Wireit expects the variables that npm sets.
    npm_lifecycle_event: script,
    npm_package_json: path.join(root, 'package.json'),
    WIREIT_PARALLEL: String(isRoomy ? os.availableParallelism() : 1),
    WIREIT_LOGGER: 'simple',
    // Otherwise wireit keeps a copy of every earlier output.
    WIREIT_CACHE: 'none',
  }
  /** @type {Set<string>} */
  const underWay = new Set()
  let built = 0
  await progress.step(
    script === 'build' ? 'Build' : 'Build of the libraries',
    (tell) =>
      runStep('The build', [process.execPath, path.join(import.meta.dirname, 'wireit.mjs')], {
        cwd: root,
        env,
        ipc: true,
        onLine: (line) => {
          const name = /^\S+ \[build:([\w-]+)\]/.exec(line)?.[1]
          if (name === undefined) return
          if (line.includes('Running command')) underWay.add(name)
          else if (underWay.delete(name)) built += 1
          tell([...underWay].join(', '))
        },
      }),
    () => (built === 0 ? 'nothing has changed' : ''),
  )
}
