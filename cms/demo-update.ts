// Before anything else, as in start.ts: PostgreSQL's driver writes dates in the process's zone.
process.env.TZ = 'UTC'
// An empty database is filled by the cms, not by this program.
process.env.SEED = 'none'

import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { planDemoUpdate } from './seed/loader/update-demo'

/**
 * Brings the demo publication of a database to what the files now say. Prints what it will do and does it; with `--list` it
 * only prints. `--from <folder>` takes another folder than `cms/seed`.
 */
async function updateDemo(words: readonly string[]) {
  const root = path.resolve(__dirname, '..')
  process.chdir(root)
  const strapi = await createStrapi({ appDir: root, distDir: __dirname }).load()
  const from = words.indexOf('--from')
  const { plan, apply } = await planDemoUpdate(strapi, from === -1 ? undefined : words[from + 1])
  for (const { entry } of plan.replace) console.log(`replace  ${entry.key}  ${entry.title}`)
  for (const entry of plan.add) console.log(`add      ${entry.key}  ${entry.title}`)
  for (const entry of plan.left) console.log(`leave    ${entry.key}  ${entry.title} (edited, unpublished or deleted here)`)
  if (words.includes('--list')) {
    console.log(`Nothing was changed: ${plan.replace.length} to replace, ${plan.add.length} to add, ${plan.left.length} to leave.`)
  } else {
    await apply()
    console.log(`${plan.replace.length} replaced, ${plan.add.length} added, ${plan.left.length} left as they are.`)
  }
}

updateDemo(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The demo publication was not brought up to date: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
