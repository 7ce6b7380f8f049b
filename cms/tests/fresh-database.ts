import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
import knex from 'knex'
import { startCms, type RunningCms } from './running-cms'

/**
 * What a first start leaves in an empty database. Strapi takes seconds to make its tables: once a run is enough, and each cms of
 * a suite's own begins with a copy.
 */
const copyName = 'as_first_started'

/** A cms over an empty database that is kept as it is now, to be copied. */
export async function startCmsOnce(databaseUrl: string | undefined, env: Record<string, string>): Promise<RunningCms> {
  const cms = await startCms({ databaseUrl, env })
  if (databaseUrl === undefined) {
    const database = new Sqlite(cms.home.databaseFile)
    database.prepare('vacuum into ?').run(`${cms.home.databaseFile}.${copyName}`)
    database.close()
    return cms
  }
  // PostgreSQL copies no database that has open connections
  await cms.kill()
  await copyOnServer(databaseUrl, databaseNameIn(databaseUrl), copyName)
  return startCms({ home: cms.home, databaseUrl, env })
}

export const copyFreshFile = (sharedFile: string, newFile: string): Promise<void> => copyFile(`${sharedFile}.${copyName}`, newFile)

/** Answers the address of the copy, on the same server. */
export async function copyFreshDatabase(server: string): Promise<string> {
  const name = `own_${randomUUID()}`
  await copyOnServer(server, copyName, name)
  return server.replace(/\/[^/]*$/, `/${name}`)
}

const databaseNameIn = (url: string) => new URL(url).pathname.slice(1)

async function copyOnServer(server: string, from: string, to: string): Promise<void> {
  const database = knex({ client: 'pg', connection: server.replace(/\/[^/]*$/, '/postgres') })
  // What a killed program held may take a moment to go
  await database.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [from])
  await database.raw('create database ?? template ??', [to, from])
  await database.destroy()
}
