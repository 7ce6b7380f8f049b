import './src/in-utc'
import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { shortenConnectWait } from './src/database/patience'
import { env } from './src/env'
import { aloneWithTables } from './src/installation/alone-with-tables'
import { asSentence, lookBeforeStart } from './src/installation/look-before-start'
import { tellParent } from './src/tell-parent'

/** `npm start`: Strapi over what was built. What happens then stands in src/index.ts, which `npm run dev` runs as well. */
async function start() {
  const root = path.resolve(__dirname, '..')
  process.chdir(root)
  const uploads = path.resolve(env.UPLOADS_DIR ?? 'public')
  const strapi = await aloneWithTables(async () => {
    await lookBeforeStart(uploads)
    // By itself Strapi would tell a failure as a driver's stack.
    return createStrapi({ appDir: root, distDir: __dirname }).load()
  })
  shortenConnectWait(strapi)
  await strapi.start()
  tellParent({ type: 'ready', url: `http://${env.CMS_HOST}:${env.CMS_PORT}` })
}

start().catch((error: unknown) => {
  const told = asSentence(error)
  console.error(`The cms could not start: ${told instanceof Error ? told.message : String(told)}`)
  process.exit(1)
})
