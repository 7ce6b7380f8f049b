import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import accounts from '@artha/accounts/strapi-server'
import newsroom from '@artha/newsroom/strapi-server'
import strapiPackage from '@strapi/strapi/package.json'
import * as z from 'zod'
import { schemaFile, tablesHash, type SchemaFile } from './tables-hash'

const describedIn = (folder: string): SchemaFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => schemaFile.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))

const ofPlugin = (plugin: Record<string, unknown>) =>
  Object.values(z.record(z.string(), z.object({ schema: schemaFile })).parse(plugin.contentTypes)).map(({ schema }) => schema)

/** Returns the hash of the tables that this build creates, read from its own files, without a database. */
export function tablesOfBuild(): string {
  const built = path.resolve(__dirname, '..')
  const own = [...describedIn(path.join(built, 'api')), ...describedIn(path.join(built, 'components'))].filter(({ collectionName }) => collectionName)
  return tablesHash(strapiPackage.version, [...own, ...ofPlugin(accounts), ...ofPlugin(newsroom)])
}
