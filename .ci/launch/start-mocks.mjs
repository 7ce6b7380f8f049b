import { frontendInstall, installWhatIsMissing } from './install.mjs'
import { runLauncher } from './lifecycle.mjs'
import { createProgress } from './progress.mjs'
import { projectRoot } from './project-root.mjs'
import { npm } from './run-step.mjs'
import { loadSettings } from './settings.mjs'
import { startTool } from './start-development.mjs'

/** npm run dev:mock: the site alone, answered by mocks in the browser. Nothing of the cms is installed, built or read. */
export function startMocks() {
  return runLauncher(async ({ serving }) => {
    console.log('Artha, the site on mocks\n')
    const progress = createProgress(process.stdout)
    const { settings } = await progress.step('Settings', () => loadSettings(projectRoot, process.env), ({ note }) => note)
    await installWhatIsMissing(projectRoot, [frontendInstall], progress)
    serving()
    await startTool('site', npm('run', 'dev:mock', '--silent'), 'frontend', { ...settings, NODE_ENV: 'development' })
  })
}
