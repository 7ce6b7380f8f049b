import './src/in-utc'
import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { shortenConnectTimeout } from './src/database/connect-timeout'
import { env } from './src/env'
import { withTablesLock } from './src/installation/tables-lock'
import { asSentence, checkBeforeStart } from './src/installation/check-before-start'
import { tellParent } from './src/tell-parent'

/** `npm start`: runs Strapi from the build. Its start is in src/index.ts, which `npm run dev` runs as well. */
async function start() {
  const root = path.resolve(__dirname, '..')
  process.chdir(root)
  const uploads = path.resolve(env.UPLOADS_DIR ?? 'public')
  const strapi = await withTablesLock(async () => {
    await checkBeforeStart(uploads)
    // By itself Strapi would tell a failure as a driver's stack.
    return createStrapi({ appDir: root, distDir: __dirname }).load()
  })
  shortenConnectTimeout(strapi)
  await strapi.start()
  tellParent({ type: 'ready', url: `http://${env.CMS_HOST}:${env.CMS_PORT}` })
}

start().catch((error: unknown) => {
  const told = asSentence(error)
  console.error(`The cms could not start: ${told instanceof Error ? told.message : String(told)}`)
  process.exit(1)
})
