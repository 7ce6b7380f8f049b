import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { requireDiskSpace } from './disk-space.mjs'
import { runLauncher } from './lifecycle.mjs'
import { projectRoot } from './project-root.mjs'
import { npm, runStep } from './run-step.mjs'
import { withAllSecrets } from './settings.mjs'

/** Room for the outputs and for what the bundlers write on the way. */
const buildMegabytes = 300
/** Relative to the folder. */
const notCopied = new Set(['node_modules', 'dist', 'build', '.tmp', '.cache', '.strapi', 'public/uploads', 'e2e', 'tests'])

/**
 * Runs `npm run build` of one folder in a copy beside it, at the same depth, and swaps the outputs when it has succeeded: what runs
 * from the old one goes on, and a build that fails or is ended leaves it as it was. Run by wireit (package.json), which knows when.
 * @param {string} folder relative to the project's
 */
async function buildBeside(folder) {
  const original = path.join(projectRoot, folder)
  // By its dot npm does not take the copy for a workspace of its own.
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

// Wireit holds the other end: when it is gone, killed too, this build has no use.
process.stdin
  .once('end', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref()
runLauncher(() => buildBeside(process.argv[2] ?? ''))
