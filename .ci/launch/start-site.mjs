import path from 'node:path'
import { browserAddress } from './addresses.mjs'
import { buildStale } from './build.mjs'
import { collectFirstPasswords } from './first-passwords.mjs'
import { cmsFlags, allocatorSettings, siteFlags } from './frugal-programs.mjs'
import { frontendInstall, installMissing, rootInstall } from './install.mjs'
import { runLauncher } from './lifecycle.mjs'
import { requireFreePort } from './ports.mjs'
import { keepRunning } from './program.mjs'
import { createProgress } from './progress.mjs'
import { projectRoot } from './project-root.mjs'
import { drainMsOf, listenAddresses } from './settings-problems.mjs'
import { loadSettings } from './settings.mjs'

/** Time for a program to stop after its pause, in milliseconds: 10 s for running requests, the rest for cleaning up. */
const afterPauseMs = 12_000

/**
 * npm start: installs and builds what is missing, then runs the site and the cms.
 * @param {string} [settingsFolder] the folder of `.env`
 */
export function startSite(settingsFolder = projectRoot) {
  return runLauncher(async ({ serving, stopping }) => {
    console.log('Artha\n')
    const progress = createProgress(process.stdout)
    const { settings } = await progress.step(
      'Settings',
      () => loadSettings(settingsFolder, process.env),
      ({ note }) => note,
    )
    await requireFreePorts(settings)
    await installMissing(projectRoot, [rootInstall, frontendInstall], progress)
    await buildStale(projectRoot, 'build', settings, progress)
    const passwords = collectFirstPasswords()
    const { failed } = await startPrograms({ ...allocatorSettings, ...settings, NODE_ENV: 'production' }, progress, stopping, passwords.add)
    tellAddresses(settings, progress)
    passwords.show()
    console.log('\nCtrl-C stops both.\n')
    // Twice the time, because the programs stop one after the other: the site needs the cms until it has stopped.
    serving(2 * (drainMsOf(settings) + afterPauseMs))
    await failed
  })
}

/** @param {Record<string, string | undefined>} settings */
export async function requireFreePorts(settings) {
  const { host, port, cmsHost, cmsPort } = listenAddresses(settings)
  await requireFreePort({ host, port, hostSetting: 'HOST', portSetting: 'PORT', program: 'the site' })
  await requireFreePort({ host: cmsHost, port: cmsPort, hostSetting: 'CMS_HOST', portSetting: 'CMS_PORT', program: 'the cms' })
}

/**
 * Starts both programs at once: the site can start and run without the cms.
 * @param {Record<string, string | undefined>} env
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal} stopping
 * @param {(password: import('./first-passwords.mjs').FirstPassword) => void} addPassword
 * @returns {Promise<{ failed: Promise<never> }>}
 */
async function startPrograms(env, progress, stopping, addPassword) {
  let tellStep = (/** @type {string} */ _) => {}
  const cms = keepRunning({
    name: 'cms',
    script: path.join('dist', 'start.js'),
    flags: cmsFlags,
    cwd: path.join(projectRoot, 'cms'),
    env,
    print: progress.line,
    stopping,
    stopsLast: true,
    meanwhile: 'The site goes on with what it has read.',
    onMessage: (message) => {
      if (message?.type === 'step') tellStep(message.text)
      if (message?.type === 'first-password') addPassword(message)
    },
  })
  const site = keepRunning({
    name: 'site',
    script: path.join('dist', 'server', 'main.js'),
    flags: siteFlags,
    cwd: path.join(projectRoot, 'frontend'),
    env,
    print: progress.line,
    stopping,
  })
  await Promise.all([
    progress.step('Cms started', (tell) => {
      tellStep = tell
      return cms.ready
    }),
    progress.step('Site started', () => site.ready),
  ])
  return { failed: Promise.race([cms.failed, site.failed]) }
}

/**
 * @param {Record<string, string | undefined>} settings
 * @param {import('./progress.mjs').Progress} progress
 */
function tellAddresses(settings, progress) {
  const { host, port, cmsHost, cmsPort } = listenAddresses(settings)
  console.log(`\nReady after ${progress.total()}.\n`)
  console.log(`  The site    ${browserAddress(host, port)}`)
  console.log(`  The Studio  ${browserAddress(cmsHost, cmsPort)}/studio`)
}
