import { utimesSync, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { browserAddress } from './addresses.mjs'
import { buildStale } from './build.mjs'
import { cmsPlugins } from './cms-plugins.mjs'
import { contentHash } from './content-hash.mjs'
import { LaunchFailure } from './failure.mjs'
import { frontendInstall, installMissing, rootInstall } from './install.mjs'
import { runLauncher } from './lifecycle.mjs'
import { startProcess } from './processes.mjs'
import { createProgress } from './progress.mjs'
import { projectRoot } from './project-root.mjs'
import { npm } from './run-step.mjs'
import { listenAddresses } from './settings-problems.mjs'
import { loadSettings } from './settings.mjs'
import { requireFreePorts } from './start-site.mjs'
import { watchProblem } from './watched-path.mjs'

/** npm run dev: runs both programs from their sources. Each reloads when a file changes. */
export function startDevelopment() {
  return runLauncher(async ({ serving }) => {
    console.log('Artha, for development\n')
    const progress = createProgress(process.stdout)
    const { settings } = await progress.step(
      'Settings',
      () => loadSettings(projectRoot, process.env),
      ({ note }) => note,
    )
    await requireFreePorts(settings)
    const problem = watchProblem(projectRoot)
    if (problem !== undefined) console.warn(`\n  ${problem}\n`)
    await installMissing(projectRoot, [rootInstall, frontendInstall], progress)
    await buildStale(projectRoot, 'build:libraries', settings, progress)
    const libraries = ['contract', 'cms-plugins/editor', ...cmsPlugins(projectRoot)]

    const env = { ...settings, NODE_ENV: 'development' }
    const tsc = path.join(projectRoot, 'node_modules', 'typescript', 'bin', 'tsc')
    const died = Promise.race([
      ...libraries.map((folder) =>
        startTool(
          path.basename(folder),
          [process.execPath, tsc, '-p', path.join(folder, 'tsconfig.build.json'), '--watch', '--preserveWatchOutput'],
          '.',
          env,
        ),
      ),
      startTool('cms', npm('run', 'develop', '--silent'), 'cms', env),
      startTool('site', npm('run', 'dev', '--silent'), 'frontend', env),
    ])
    reloadCmsWithItsLibraries(libraries)
    serving()
    await Promise.race([died, tellWhenReady(settings).then(() => died)])
  })
}

/**
 * @param {string} name
 * @param {[string, ...string[]]} command
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<never>} rejects when the tool ends
 */
export async function startTool(name, [program, ...args], folder, env) {
  const cwd = path.join(projectRoot, folder)
  const onLine = (/** @type {string} */ line) => console.log(`${name.padEnd(8)} │ ${line}`)
  const { code, signal } = await startProcess(program, args, { cwd, env, onLine }).ended
  throw new LaunchFailure(`The ${name} ended by itself (${signal ?? `exit code ${code}`}); see above.`)
}

/**
 * Reloads the cms when the compiled output of a library changes. Strapi watches only its own folder, so its entry file is
 * touched.
 * @param {string[]} folders
 */
function reloadCmsWithItsLibraries(folders) {
  const outputs = folders.map((folder) => path.join(folder, 'dist'))
  let last = contentHash(projectRoot, outputs)
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const reloadIfChanged = () => {
    const now = contentHash(projectRoot, outputs)
    if (now === last) return
    last = now
    utimesSync(path.join(projectRoot, 'cms', 'src', 'index.ts'), new Date(), new Date())
  }
  for (const output of outputs) {
    watch(path.join(projectRoot, output), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(reloadIfChanged, 300)
    })
  }
}

/** @param {Record<string, string | undefined>} settings */
async function tellWhenReady(settings) {
  const { host, port, cmsHost, cmsPort } = listenAddresses(settings)
  const cms = browserAddress(cmsHost, cmsPort)
  const site = browserAddress(host, port)
  await Promise.all([`${cms}/readyz`, `${site}/readyz`].map(untilItAnswers))
  console.log(`\n  The site    ${site}\n  The Studio  ${cms}/studio\n\nCtrl-C stops everything.\n`)
}

/** @param {string} address */
async function untilItAnswers(address) {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(500)
  }
}
