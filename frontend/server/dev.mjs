import { createServer } from 'vite'

// The server's own code runs through Vite, so that it needs no build; a change of it takes a restart, a change below src does not
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { startDevelopmentSite } = await vite.ssrLoadModule('/server/development-site.ts')
await startDevelopmentSite(vite)
