import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCmsOnce } from './fresh-database'
import { startPostgres } from './postgres'
import { raisedLimits } from './raised-limits'
import { superAdminToken } from './studio'

declare module 'vitest' {
  interface ProvidedContext {
    cmsUrl: string
    /** Where its rows are: the file on SQLite, the address on PostgreSQL. */
    databaseFile: string
    databaseUrl: string | undefined
    /** Where each suite notes what it was answered. */
    answersSeen: string
    /** Of the Studio's administrator, who is signed in once for the whole run. */
    superAdminToken: string
  }
}

/** One real cms for the whole run, over SQLite or, with ARTHA_TEST_DB=postgres, over a real PostgreSQL. */
export default async function setup(project: TestProject) {
  const database = process.env.ARTHA_TEST_DB === 'postgres' ? await startPostgres() : undefined
  const cms = await startCmsOnce(database?.url, raisedLimits)
  project.provide('cmsUrl', cms.url)
  project.provide('databaseFile', cms.home.databaseFile)
  project.provide('databaseUrl', database?.url)
  project.provide('answersSeen', path.join(cms.home.folder, 'answers-seen'))
  project.provide('superAdminToken', await superAdminToken(cms.url))
  return async () => {
    const code = await cms.stop()
    await database?.stop()
    if (code !== 0) throw new Error(`The cms ended with ${code} when it was asked to stop:\n${cms.output().slice(-2_000)}`)
  }
}
