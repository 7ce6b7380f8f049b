import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { tellParent } from '../../src/tell-parent'
import { seedEntries, seedFolder } from './seed-entries'
import { readProgress, withEntry, writeProgress, type SeedProgress } from './seed-progress'

const isEmpty = async (strapi: Core.Strapi) => {
  const counts = [await strapi.db.query('api::article.article').count(), await strapi.db.query('api::story.story').count()]
  return counts.every((count) => count === 0)
}

/** Returns the progress of an interrupted start, or a new one if the database is empty. Returns undefined if there is nothing to do. */
async function progressToGoOnWith(strapi: Core.Strapi): Promise<SeedProgress | undefined> {
  const kept = await readProgress(strapi)
  if (kept !== undefined) return kept.done ? undefined : kept
  return (await isEmpty(strapi)) ? { firstStart: new Date().toISOString(), loaded: [], done: false } : undefined
}

/**
 * Fills an empty database with the demo publication. Each entry and the record that it is loaded are one transaction, so the loader can be
 * interrupted and run again.
 */
export async function seedEmptyDatabase(strapi: Core.Strapi): Promise<void> {
  let progress = await progressToGoOnWith(strapi)
  if (progress === undefined) return
  const entries = await seedEntries(strapi, seedFolder(strapi))
  const loaded = new Set(progress.loaded)
  for (const [at, entry] of entries.entries()) {
    if (loaded.has(entry.key)) continue
    const before = progress
    progress = await strapi.db.transaction(async () => {
      const after = withEntry(before, entry, await entry.load())
      await writeProgress(strapi, after)
      return after
    })
    if ((at + 1) % 10 === 0) tellParent({ type: 'step', text: `Demo publication: ${at + 1} of ${entries.length}` })
    // better-sqlite3 blocks the event loop; this lets timers and signals run.
    await nextTurn()
  }
  await writeProgress(strapi, { ...progress, done: true })
}
