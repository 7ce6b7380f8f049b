import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { tellParent } from '../../src/tell-parent'
import { loadArticle } from './load-article'
import { loadStory } from './load-story'
import { readSeedArticles, readSeedStories } from './seed-files'
import { readProgress, writeProgress, type SeedProgress } from './seed-progress'

const isEmpty = async (strapi: Core.Strapi) => {
  const counts = [await strapi.db.query('api::article.article').count(), await strapi.db.query('api::story.story').count()]
  return counts.every((count) => count === 0)
}

/** Where to go on: a cut earlier start's progress, a new beginning on an empty database, or nothing to do. */
async function progressToGoOnWith(strapi: Core.Strapi): Promise<SeedProgress | undefined> {
  const kept = await readProgress(strapi)
  if (kept !== undefined) return kept.done ? undefined : kept
  return (await isEmpty(strapi)) ? { firstStart: new Date().toISOString(), loaded: [], done: false } : undefined
}

/**
 * Fills an empty database with the demo publication. Each item and the note that it is loaded are one transaction, so
 * the loader may be cut at any moment and run again.
 */
export async function seedEmptyDatabase(strapi: Core.Strapi): Promise<void> {
  const progress = await progressToGoOnWith(strapi)
  if (progress === undefined) return
  const folder = path.join(strapi.dirs.app.root, 'seed')
  const firstStart = new Date(progress.firstStart)
  const articles = await readSeedArticles(folder)
  const stories = await readSeedStories(folder)
  const items = [
    ...articles.map((article) => ({ key: `article/${article.slug}`, load: () => loadArticle(strapi, article, firstStart) })),
    ...stories.map((story) => ({ key: `story/${story.slug}`, load: () => loadStory(strapi, story, firstStart) })),
  ]
  const loaded = new Set(progress.loaded)
  for (const [at, { key, load }] of items.entries()) {
    if (loaded.has(key)) continue
    loaded.add(key)
    await strapi.db.transaction(async () => {
      await load()
      await writeProgress(strapi, { ...progress, loaded: [...loaded] })
    })
    if ((at + 1) % 10 === 0) tellParent({ type: 'step', text: `Demo publication: ${at + 1} of ${items.length}` })
    // better-sqlite3 does not give way by itself: timers and signals get their turn here.
    await nextTurn()
  }
  await writeProgress(strapi, { ...progress, loaded: [...loaded], done: true })
}
