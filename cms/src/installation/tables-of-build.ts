import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import accounts from '@artha/accounts/strapi-server'
import newsroom from '@artha/newsroom/strapi-server'
import strapiPackage from '@strapi/strapi/package.json'
import { tablesPrint, type Described } from './tables-print'

const described = (folder: string): Described[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Described)

const ofPlugin = (plugin: Record<string, unknown>) =>
  Object.values(plugin.contentTypes as Record<string, { schema: Described }>).map(({ schema }) => schema)

/** The tables that this build creates, read from its own files, without a database. */
export function tablesOfBuild(): string {
  const built = path.resolve(__dirname, '..')
  const own = [...described(path.join(built, 'api')), ...described(path.join(built, 'components'))].filter(({ collectionName }) => collectionName)
  return tablesPrint(strapiPackage.version, [...own, ...ofPlugin(accounts), ...ofPlugin(newsroom)])
}
