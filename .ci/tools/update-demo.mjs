import path from 'node:path'
import { buildWhatIsStale } from '../launch/build.mjs'
import { frontendInstall, installWhatIsMissing, rootInstall } from '../launch/install.mjs'
import { runLauncher } from '../launch/lifecycle.mjs'
import { createProgress } from '../launch/progress.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { runStep } from '../launch/run-step.mjs'
import { loadSettings } from '../launch/settings.mjs'

/**
 * npm run demo:update: the demo publication of this installation's database as the files now have it, what was edited left
 * alone. The site may be running meanwhile.
 * @param {string[]} words `--list` only says what would be done
 */
export function updateDemo(words) {
  return runLauncher(async () => {
    const progress = createProgress(process.stdout)
    const { settings } = loadSettings(projectRoot, process.env)
    await installWhatIsMissing(projectRoot, [rootInstall, frontendInstall], progress)
    await buildWhatIsStale(projectRoot, 'build', settings, progress)
    await runStep('Bringing the demo publication up to date', [process.execPath, path.join('dist', 'demo-update.js'), ...words], {
      cwd: path.join(projectRoot, 'cms'),
      env: { ...settings, NODE_ENV: 'production' },
      onLine: (line) => console.log(line),
    })
    process.exit(0)
  })
}
