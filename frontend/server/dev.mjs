import { createServer } from 'vite'

// Vite loads the code of the server, so no build is needed. A change of the server needs a restart; a change below src does not
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { startDevelopmentSite } = await vite.ssrLoadModule('/server/development-site.ts')
await startDevelopmentSite(vite)
