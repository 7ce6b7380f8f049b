import { frontendInstall, installWhatIsMissing } from './install.mjs'
import { runLauncher } from './lifecycle.mjs'
import { createProgress } from './progress.mjs'
import { projectRoot } from './project-root.mjs'
import { npm } from './run-step.mjs'
import { startTool } from './start-development.mjs'

/**
 * npm run dev:mock: the site alone, answered by mocks in the browser. Nothing of the cms is installed, built or read, and no
 * settings are made: HOST and PORT come from the environment.
 */
export function startMocks() {
  return runLauncher(async ({ serving }) => {
    console.log('Artha, the site on mocks\n')
    const progress = createProgress(process.stdout)
    await installWhatIsMissing(projectRoot, [frontendInstall], progress)
    serving()
    await startTool('site', npm('run', 'dev:mock', '--silent'), 'frontend', { ...process.env, NODE_ENV: 'development' })
  })
}
