import { createServer } from 'vite'

// The tool imports the site map and the mocks, which are TypeScript: Vite compiles them as they are loaded
const vite = await createServer({ server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' })
try {
  const { takePictures } = await vite.ssrLoadModule('/e2e/pictures/take-pictures.ts')
  await takePictures(process.argv.slice(2))
} finally {
  await vite.close()
}
