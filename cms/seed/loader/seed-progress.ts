import type { Core } from '@strapi/strapi'
import type { PlannedEntry, SeededEntry } from '../demo-update-plan'

/** How far the loading of the demo publication has come, kept in the database so that a cut start goes on where it was. */
export interface SeedProgress {
  /** When it began, ISO 8601. */
  firstStart: string
  /** The keys that are loaded. */
  loaded: string[]
  /** What was stored for each key; a database that was filled before this was noted has none. */
  seeded?: Record<string, SeededEntry>
  done: boolean
}

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'demo_publication' })

export const readProgress = async (strapi: Core.Strapi): Promise<SeedProgress | undefined> =>
  // Only `writeProgress` writes under this key.
  ((await store(strapi).get({ key: 'progress' })) as SeedProgress | null) ?? undefined

export const writeProgress = (strapi: Core.Strapi, progress: SeedProgress): Promise<void> => store(strapi).set({ key: 'progress', value: progress })

/** The progress with one more entry in it. */
export function withEntry(progress: SeedProgress, { key, print, publicationDate }: PlannedEntry, documentId: string): SeedProgress {
  return {
    ...progress,
    loaded: [...new Set([...progress.loaded, key])],
    seeded: { ...progress.seeded, [key]: { documentId, print, publicationDate: publicationDate.toISOString() } },
  }
}
