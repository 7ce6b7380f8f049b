import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres'
import { startCms } from './running-cms'

declare module 'vitest' {
  interface ProvidedContext {
    cmsUrl: string
  }
}

/** One real cms for the whole run, over SQLite or, with ARTHA_TEST_DB=postgres, over a real PostgreSQL. */
export default async function setup(project: TestProject) {
  const database = process.env.ARTHA_TEST_DB === 'postgres' ? await startPostgres() : undefined
  const cms = await startCms({ databaseUrl: database?.url })
  project.provide('cmsUrl', cms.url)
  return async () => {
    const code = await cms.stop()
    await database?.stop()
    if (code !== 0) throw new Error(`The cms ended with ${code} when it was asked to stop:\n${cms.output().slice(-2_000)}`)
  }
}
