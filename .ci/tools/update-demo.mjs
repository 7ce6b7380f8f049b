import path from 'node:path'
import { buildStale } from '../launch/build.mjs'
import { frontendInstall, installMissing, rootInstall } from '../launch/install.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { createProgress } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { runStep } from '../launch/run-step.mjs'
import { loadSettings } from '../launch/settings.mjs'

/**
 * npm run demo:update: updates the demo publication in this installation's database from the files. Leaves edited entries
 * alone. The site may be running.
 * @param {string[]} words `--list` only lists the changes
 */
export function updateDemo(words) {
  return runLauncher(async () => {
    const progress = createProgress(process.stdout)
    const { settings } = loadSettings(projectRoot, process.env)
    await installMissing(projectRoot, [rootInstall, frontendInstall], progress)
    await buildStale(projectRoot, 'build', settings, progress)
    await runStep('Bringing the demo publication up to date', [process.execPath, path.join('dist', 'demo-update.js'), ...words], {
      cwd: path.join(projectRoot, 'cms'),
      env: { ...settings, NODE_ENV: 'production' },
      onLine: (line) => console.log(line),
    })
    process.exit(0)
  })
}
