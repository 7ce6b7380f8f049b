/** Loads the built cms without listening and sends its parent every route that Strapi has registered. */
import { createRequire } from 'node:module'
import path from 'node:path'

// The package's ES module build imports folders, which Node refuses.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi')

const appDir = path.resolve(import.meta.dirname, '..', '..')
process.chdir(appDir)
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load()
// Listening would do this first; before it the panel's routes are missing.
strapi.server.mount()
const routes = strapi.server.listRoutes().flatMap(({ methods, path: address }) => {
  const asked = methods.filter((method) => method !== 'HEAD')
  return asked.length > 10 ? [`ALL ${address}`] : asked.map((method) => `${method} ${address}`)
})
process.send([...new Set(routes)].sort(), () => process.exit(0))
