import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { markerFileIn } from '../installation/marker-file'
import { deleteFormerFiles } from '../pictures/former-pictures'
import { sweepFiles } from './sweep-files'

const hourMs = 3_600_000
const batch = 500

interface FileRow {
  id: number
  url: string
  /** SQLite stores JSON as text. */
  formats: unknown
}

const inFormats = /\/uploads\/([^"\\\s/]+)/g

/** Returns the names of all files on this disk that Media Library rows have, encodings and replaced pictures included. */
async function claimedNames(strapi: Core.Strapi): Promise<Set<string>> {
  const names = new Set<string>()
  const tables = [
    { table: 'files', files: 'formats' },
    { table: 'former_pictures', files: 'files' },
  ]
  for (const { table, files } of tables) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const rows: FileRow[] = await strapi.db
        .connection(table)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .select('id', 'url', { formats: files })
      for (const { url, formats } of rows) {
        const text = `${url} ${typeof formats === 'string' ? formats : JSON.stringify(formats)}`
        for (const [, name] of text.matchAll(inFormats)) if (name !== undefined) names.add(name)
      }
      after = rows.at(-1)?.id
      // better-sqlite3 blocks, so let other work run.
      await nextTurn()
    }
  }
  return names
}

async function sweep(strapi: Core.Strapi): Promise<void> {
  await deleteFormerFiles(strapi, new Date())
  const publicFolder = strapi.dirs.static.public
  const { mtimeMs: ownSinceMs } = await stat(markerFileIn(publicFolder))
  const folder = path.join(publicFolder, 'uploads')
  const removed = await sweepFiles({ folder, ownSinceMs, now: Date.now(), claimed: () => claimedNames(strapi) })
  if (removed.length > 0) strapi.log.info(`Removed ${removed.length} files of uploads that were cut: ${removed.slice(0, 5).join(', ')}`)
}

/** Sweeps now and every hour. With a media host too, for files that were on this disk before. */
export function sweepFilesHourly(strapi: Core.Strapi): void {
  const go = () => void sweep(strapi).catch((error: unknown) => strapi.log.warn(`The folder of uploads was not swept: ${String(error)}`))
  go()
  setInterval(go, hourMs).unref()
}
