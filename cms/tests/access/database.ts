import { randomUUID } from 'node:crypto'
import knex, { type Knex } from 'knex'
import { inject } from 'vitest'
import { copyFreshDatabase, copyFreshFile } from '../fresh-database'
import { newHome, startCms, type RunningCms } from '../running-cms'

/** Opens the database of a running cms, for changes that no request can make, such as an expired token or a role. */
export const openDatabase = (file = inject('databaseFile'), url = inject('databaseUrl')): Knex =>
  url === undefined
    ? knex({ client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true })
    : knex({ client: 'pg', connection: url })

/** Starts a cms with its own database, of the same kind as the shared one. The database is as after a first start; `before` may change it. */
export async function startOwnCms(
  env: Record<string, string> = {},
  before: (database: Knex) => Promise<unknown> = async () => undefined,
): Promise<RunningCms & { database: Knex; databaseUrl: string | undefined }> {
  const server = inject('databaseUrl')
  const home = await newHome()
  const url = server === undefined ? undefined : await copyFreshDatabase(server)
  if (url === undefined) await copyFreshFile(inject('databaseFile'), home.databaseFile)
  const unstarted = openDatabase(home.databaseFile, url)
  try {
    await before(unstarted)
  } finally {
    await unstarted.destroy()
  }
  const cms = await startCms({ home, databaseUrl: url, env })
  const database = openDatabase(cms.home.databaseFile, url)
  return {
    ...cms,
    database,
    databaseUrl: url,
    async stop() {
      await database.destroy()
      return cms.stop()
    },
  }
}

export async function newDatabase(server: string): Promise<string> {
  const name = `own_${randomUUID()}`
  const database = openDatabase('', server)
  await database.raw('create database ??', [name])
  await database.destroy()
  return server.replace(/\/[^/]*$/, `/${name}`)
}
