import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildStale } from '../launch/build.mjs'
import { frontendInstall, installMissing, rootInstall } from '../launch/install.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { startProcess } from '../launch/processes.mjs'
import { createProgress } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { loadSettings } from '../launch/settings.mjs'

/**
 * Resolves the paths among the arguments against the folder where npm was called, because the program runs in the cms's folder.
 * @param {string[]} words
 */
const withAbsolutePaths = (words) => {
  const here = process.env.INIT_CWD ?? process.cwd()
  return words.map((word, at) =>
    words[at - 1] === '--to' || (!word.startsWith('-') && !words[at - 1]?.startsWith('--keep')) ? path.resolve(here, word) : word,
  )
}

/**
 * Runs a program of the built cms and exits with its code. The program prints its own results and errors.
 * @param {string} program of the built cms
 * @param {string[]} words
 * @param {Record<string, string | undefined>} settings
 */
async function runBuilt(program, words, settings) {
  const run = startProcess(process.execPath, [path.join('dist', program), ...withAbsolutePaths(words)], {
    cwd: path.join(projectRoot, 'cms'),
    env: { ...settings, NODE_ENV: 'production' },
    onLine: (line) => console.log(line),
  })
  process.exit((await run.ended).code ?? 1)
}

/** @param {Record<string, string | undefined>} settings */
async function installAndBuild(settings) {
  const progress = createProgress(process.stdout)
  await installMissing(projectRoot, [rootInstall, frontendInstall], progress)
  await buildStale(projectRoot, 'build', settings, progress)
}

/**
 * npm run backup: builds only if there is no build, because the existing build fits the tables. The site may be running.
 * @param {string[]} words `--to <folder>`, `--keep <number>`
 */
export function backup(words) {
  return runLauncher(async () => {
    const { settings } = loadSettings(projectRoot, process.env)
    if (!existsSync(path.join(projectRoot, 'cms', 'dist', 'backup.js'))) await installAndBuild(settings)
    await runBuilt('backup.js', words, settings)
  })
}

/**
 * npm run restore: installs and builds what is missing first, so that it works on an empty machine.
 * @param {string[]} words the backup's folder, `--replace`
 */
export function restore(words) {
  return runLauncher(async () => {
    const { settings, note } = loadSettings(projectRoot, process.env)
    if (note !== '') console.log(note)
    await installAndBuild(settings)
    await runBuilt('restore.js', words, settings)
  })
}
