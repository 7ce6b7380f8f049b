import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCmsOnce } from './fresh-database'
import { startPostgres } from './postgres'
import { raisedLimits } from './raised-limits'
import { keepStudioSignedIn } from './shared-studio'

declare module 'vitest' {
  interface ProvidedContext {
    cmsUrl: string
    /** The database: a file on SQLite, an address on PostgreSQL. */
    databaseFile: string
    databaseUrl: string | undefined
    /** The file in which each suite records the answers it got. ARTHA_ANSWERS_SEEN names one that several runs share. */
    answersSeen: string
    /** The file with the newest token of the Studio's administrator; read it with `sharedStudioToken`. */
    studioTokenFile: string
  }
}

/** Starts one cms for the whole run, over SQLite or, with ARTHA_TEST_DB=postgres, over a PostgreSQL server. */
export default async function setup(project: TestProject) {
  const database = process.env.ARTHA_TEST_DB === 'postgres' ? await startPostgres() : undefined
  const cms = await startCmsOnce(database?.url, raisedLimits)
  project.provide('cmsUrl', cms.url)
  project.provide('databaseFile', cms.home.databaseFile)
  project.provide('databaseUrl', database?.url)
  const answersSeen = process.env.ARTHA_ANSWERS_SEEN ?? path.join(cms.home.folder, 'answers-seen')
  appendFileSync(answersSeen, '')
  project.provide('answersSeen', answersSeen)
  const studioTokenFile = path.join(cms.home.folder, 'studio-token')
  const signOut = await keepStudioSignedIn(cms.url, studioTokenFile)
  project.provide('studioTokenFile', studioTokenFile)
  return async () => {
    signOut()
    const code = await cms.stop()
    await database?.stop()
    if (code !== 0) throw new Error(`The cms ended with ${code} when it was asked to stop:\n${cms.output().slice(-2_000)}`)
  }
}
