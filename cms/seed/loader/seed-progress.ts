import type { Core } from '@strapi/strapi'
import type { PlannedEntry, SeededEntry } from '../demo-update-plan'

/** The progress of loading the demo publication. Stored in the database, so that an interrupted start can continue. */
export interface SeedProgress {
  /** The time of the first start, ISO 8601. */
  firstStart: string
  /** The keys of the loaded entries. */
  loaded: string[]
  /** The stored entry of each key. Absent in databases filled before this was recorded. */
  seeded?: Record<string, SeededEntry>
  done: boolean
}

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'demo_publication' })

export const readProgress = async (strapi: Core.Strapi): Promise<SeedProgress | undefined> =>
  // The cast is safe: only `writeProgress` writes this key.
  ((await store(strapi).get({ key: 'progress' })) as SeedProgress | null) ?? undefined

export const writeProgress = (strapi: Core.Strapi, progress: SeedProgress): Promise<void> => store(strapi).set({ key: 'progress', value: progress })

/** Returns the progress with one more entry. */
export function withEntry(progress: SeedProgress, { key, print, publicationDate }: PlannedEntry, documentId: string): SeedProgress {
  return {
    ...progress,
    loaded: [...new Set([...progress.loaded, key])],
    seeded: { ...progress.seeded, [key]: { documentId, print, publicationDate: publicationDate.toISOString() } },
  }
}
