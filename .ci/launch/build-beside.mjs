import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { requireDiskSpace } from './disk-space.mjs'
import { runLauncher } from './lifecycle.mjs'
import { projectRoot } from './project-root.mjs'
import { npm, runStep } from './run-step.mjs'
import { withAllSecrets } from './settings.mjs'

/** Disk space for the outputs and the bundlers' temporary files. */
const buildMegabytes = 300
/** Paths that the copy does not need, relative to the folder. */
const notCopied = new Set(['node_modules', 'dist', 'build', '.tmp', '.cache', '.strapi', 'public/uploads', 'e2e', 'tests'])

/**
 * Builds one folder in a copy beside it, at the same depth, and swaps the outputs after success. Programs that run from the old output
 * go on, and a failed or stopped build changes nothing. wireit (package.json) runs this when sources have changed.
 * @param {string} folder relative to the project's root
 */
async function buildBeside(folder) {
  const original = path.join(projectRoot, folder)
  // The leading dot stops npm treating the copy as a workspace.
  const copy = path.join(path.dirname(original), `.building-${path.basename(folder)}`)
  const removeCopy = () => rmSync(copy, { recursive: true, force: true })
  process.on('exit', removeCopy)
  removeCopy()
  await requireDiskSpace(projectRoot, buildMegabytes, 'build')
  cpSync(original, copy, { recursive: true, filter: (file) => !notCopied.has(path.relative(original, file)) })
  const packages = path.join(original, 'node_modules')
  if (existsSync(packages)) symlinkSync(packages, path.join(copy, 'node_modules'))
  const env = { ...withAllSecrets(process.env), NODE_ENV: 'production' }
  await runStep(`Building ${folder}`, npm('run', 'build', '--loglevel=error'), { cwd: copy, env })
  const output = path.join(original, 'dist')
  if (existsSync(output)) renameSync(output, path.join(copy, 'dist-of-before'))
  renameSync(path.join(copy, 'dist'), output)
}

// Wireit holds the other end of stdin. When wireit ends, even when killed, this build stops.
process.stdin
  .once('end', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref()
runLauncher(() => buildBeside(process.argv[2] ?? ''))
