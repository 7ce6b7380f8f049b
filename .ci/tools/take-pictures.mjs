import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { requireChromium } from '../checks/chromium.mjs'
import { frontendInstall, installMissing } from '../launch/install.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { createProgress } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { npm } from '../launch/run-step.mjs'

/**
 * npm run pictures: takes screenshots of every screen of the site in every state, on mocks (`frontend/e2e/pictures`).
 * @param {string[]} args `--base <commit>` to compare with, `--only <path>` for one screen
 */
export function takePictures(args) {
  return runLauncher(async () => {
    await installMissing(projectRoot, [frontendInstall], createProgress(process.stdout))
    const env = { ...process.env, CHROMIUM_PATH: await requireChromium(process.env) }
    const [program, ...words] = npm('run', 'pictures', '--silent', '--', ...args)
    const { status } = spawnSync(program, words, { cwd: path.join(projectRoot, 'frontend'), env, stdio: 'inherit' })
    process.exitCode = status ?? 1
  })
}
