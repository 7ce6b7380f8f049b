import type { Core } from '@strapi/strapi'

/** How far the loading of the demo publication has come, kept in the database so that a cut start goes on where it was. */
export interface SeedProgress {
  /** The moment from which the files' `hoursAgo` count, ISO 8601. */
  firstStart: string
  /** The slugs that are loaded. */
  loaded: string[]
  done: boolean
}

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'demo_publication' })

export const readProgress = async (strapi: Core.Strapi): Promise<SeedProgress | undefined> =>
  ((await store(strapi).get({ key: 'progress' })) as SeedProgress | null) ?? undefined

export const writeProgress = (strapi: Core.Strapi, progress: SeedProgress): Promise<void> => store(strapi).set({ key: 'progress', value: progress })
