import './src/in-utc'
import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { env } from './src/env'
import { tellParent } from './src/tell-parent'

/** `npm start`: Strapi over what was built. What happens then stands in src/index.ts, which `npm run dev` runs as well. */
async function start() {
  const root = path.resolve(__dirname, '..')
  process.chdir(root)
  await createStrapi({ appDir: root, distDir: __dirname }).start()
  tellParent({ type: 'ready', url: `http://${env.CMS_HOST}:${env.CMS_PORT}` })
}

start().catch((error: unknown) => {
  console.error(`The cms could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
