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
    /** Where its rows are: the file on SQLite, the address on PostgreSQL. */
    databaseFile: string
    databaseUrl: string | undefined
    /** Where each suite notes what it was answered: a file of this run, or the one of ARTHA_ANSWERS_SEEN, to which several runs add. */
    answersSeen: string
    /** Holds the newest token of the Studio's administrator; read it with `sharedStudioToken`. */
    studioTokenFile: string
  }
}

/** One real cms for the whole run, over SQLite or, with ARTHA_TEST_DB=postgres, over a real PostgreSQL. */
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
