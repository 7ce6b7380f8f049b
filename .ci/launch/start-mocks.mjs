import { frontendInstall, installMissing } from './install.mjs'
import { runLauncher } from './lifecycle.mjs'
import { requireFreePort } from './ports.mjs'
import { createProgress } from './progress.mjs'
import { projectRoot } from './project-root.mjs'
import { npm } from './run-step.mjs'
import { startTool } from './start-development.mjs'

const mockPort = 3100

/**
 * npm run dev:mock: runs the site alone, with mocks in the browser. Does not install, build or read anything of the cms and creates no
 * settings: HOST and PORT come from the environment. The default port differs from the site's, so that both can run at once.
 */
export function startMocks() {
  return runLauncher(async ({ serving }) => {
    console.log('Artha, the site on mocks\n')
    const host = process.env.HOST?.trim() || '127.0.0.1'
    const port = Number(process.env.PORT?.trim() || mockPort)
    await requireFreePort({ host, port, hostSetting: 'HOST', portSetting: 'PORT', program: 'the site on mocks', place: 'the environment' })
    const progress = createProgress(process.stdout)
    await installMissing(projectRoot, [frontendInstall], progress)
    serving()
    await startTool('site', npm('run', 'dev:mock', '--silent'), 'frontend', {
      ...process.env,
      HOST: host,
      PORT: String(port),
      NODE_ENV: 'development',
    })
  })
}
