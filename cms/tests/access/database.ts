import knex, { type Knex } from 'knex'
import { inject } from 'vitest'
import { startCms, type RunningCms } from '../running-cms'

/** The rows of a running cms, for what no request can bring about: a token of last month, a role. */
export const openDatabase = (file = inject('databaseFile'), url = inject('databaseUrl')): Knex =>
  url === undefined
    ? knex({ client: 'better-sqlite3', connection: { filename: file }, useNullAsDefault: true })
    : knex({ client: 'pg', connection: url })

/** A cms of a suite's own, over an empty database of the same kind as the others use. */
export async function startOwnCms(env: Record<string, string> = {}): Promise<RunningCms & { database: Knex; databaseUrl: string | undefined }> {
  const server = inject('databaseUrl')
  const url = server === undefined ? undefined : await newDatabase(server)
  const cms = await startCms({ databaseUrl: url, env })
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
  const name = `own_${Date.now()}`
  const database = openDatabase('', server)
  await database.raw('create database ??', [name])
  await database.destroy()
  return server.replace(/\/[^/]*$/, `/${name}`)
}
