import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LaunchFailure } from '../launch/failure.mjs'
import { runStep } from '../launch/run-step.mjs'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPrograms = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']
/** Paths within the folder of a version in Playwright's cache. */
const playwrightPrograms = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium']

/**
 * Finds the browser for the journeys. On Debian, as root, installs it if there is none; elsewhere throws if there is none.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string>} the path of the program
 */
export async function requireChromium(env) {
  const found = findChromium(env)
  if (found !== undefined) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const options = { cwd: '/', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
    await runStep('Looking for Chromium in the package lists', ['apt-get', 'update'], options)
    await runStep('Installing Chromium', ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], options)
    const installed = findChromium(env)
    if (installed !== undefined) return installed
  }
  throw new LaunchFailure(
    'No Chromium was found. Install it (Debian, Ubuntu: sudo apt-get install chromium; elsewhere Google Chrome serves too, or ' +
      '`npx playwright install chromium`), or set CHROMIUM_PATH to the program.',
  )
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} [home]
 * @param {string[]} [fixedPlaces]
 * @returns {string | undefined}
 */
export function findChromium(env, home = os.homedir(), fixedPlaces = macPrograms) {
  const chosen = env.CHROMIUM_PATH?.trim()
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new LaunchFailure(`CHROMIUM_PATH: there is no program at ${chosen}.`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const onPath = programNames.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...fixedPlaces, ...playwrightCache(env, home)].find(isProgram)
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} home
 */
function playwrightCache(env, home) {
  const caches = [env.PLAYWRIGHT_BROWSERS_PATH, path.join(home, '.cache/ms-playwright'), path.join(home, 'Library/Caches/ms-playwright')]
  return caches
    .filter((cache) => cache !== undefined && existsSync(cache))
    .flatMap((cache) => {
      const versions = readdirSync(/** @type {string} */ (cache)).filter((name) => /^chromium-\d+$/.test(name))
      const newestFirst = versions.sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
      return newestFirst.flatMap((name) => playwrightPrograms.map((program) => path.join(/** @type {string} */ (cache), name, program)))
    })
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
