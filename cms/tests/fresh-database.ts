import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
import knex from 'knex'
import { startCms, type RunningCms } from './running-cms'

/**
 * The name of a copy of the database after a first start. Strapi takes seconds to create its tables, so that is done once per run, and each
 * suite's own cms starts with a copy.
 */
const copyName = 'as_first_started'

/** Starts a cms over an empty database and stores a copy of the database as it is then. */
export async function startCmsOnce(databaseUrl: string | undefined, env: Record<string, string>): Promise<RunningCms> {
  const cms = await startCms({ databaseUrl, env })
  if (databaseUrl === undefined) {
    const database = new Sqlite(cms.home.databaseFile)
    database.prepare('vacuum into ?').run(`${cms.home.databaseFile}.${copyName}`)
    database.close()
    return cms
  }
  // PostgreSQL cannot copy a database that has open connections
  await cms.kill()
  await copyOnServer(databaseUrl, databaseNameIn(databaseUrl), copyName)
  return startCms({ home: cms.home, databaseUrl, env })
}

export const copyFreshFile = (sharedFile: string, newFile: string): Promise<void> => copyFile(`${sharedFile}.${copyName}`, newFile)

/** Returns the address of a new copy on the same server. */
export async function copyFreshDatabase(server: string): Promise<string> {
  const name = `own_${randomUUID()}`
  await copyOnServer(server, copyName, name)
  return server.replace(/\/[^/]*$/, `/${name}`)
}

const databaseNameIn = (url: string) => new URL(url).pathname.slice(1)

async function copyOnServer(server: string, from: string, to: string): Promise<void> {
  const database = knex({ client: 'pg', connection: server.replace(/\/[^/]*$/, '/postgres') })
  // The connections of a killed program may stay open for a moment
  await database.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [from])
  await database.raw('create database ?? template ??', [to, from])
  await database.destroy()
}
