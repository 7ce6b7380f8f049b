import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { grouped } from '@artha/contract/number-words'
import { tablesOfBuild } from '../installation/tables-of-build'
import { BackupError } from './backup-error'
import { backupName, partialPrefix, namesToRemove } from './backup-names'
import { filesBelow, ownerOnly, writeHashed } from './hashed-files'
import { installationRows, noteBackup, type DatabasePlace } from './installation-rows'
import { hashKeys, type Keys } from './key-hashes'
import { bytesOf, filesOf, manifestName, rowsIn, uploadsName, type HashedFile, type Manifest } from './manifest'
import { dumpDatabase } from './postgres-database'
import { megabytes, type Progress } from './progress'
import { copyDatabase } from './sqlite-database'

export interface Installation {
  place: DatabasePlace
  publicFolder: string
  keys: Keys
}

/** Copies the uploads. A file deleted since the listing belongs to no entry any more and is skipped. */
async function copyUploads(source: string, folder: string, progress: Progress): Promise<HashedFile[]> {
  const names = await filesBelow(source)
  const copied: HashedFile[] = []
  for (const name of names) {
    const handle = await open(path.join(source, name)).catch(() => undefined)
    if (handle === undefined) continue
    copied.push(await writeHashed(createReadStream('', { fd: handle }), folder, `${uploadsName}/${name}`))
    progress.on(`Uploads: ${copied.length} of ${names.length} files, ${megabytes(bytesOf(copied))}`)
  }
  return copied
}

async function fill(folder: string, madeAt: Date, { place, publicFolder, keys }: Installation, progress: Progress): Promise<Manifest> {
  const { installation, tables, filesElsewhere } = await installationRows(place)
  const dumped =
    'url' in place ? await dumpDatabase(place.url, folder, progress) : { kind: 'sqlite' as const, ...(await copyDatabase(place.file, folder)) }
  const { notIncluded, ...database } = { notIncluded: [], ...dumped }
  progress.done(`Database: ${database.tables.length} tables, ${grouped(database.tables.reduce((sum, { rows }) => sum + rows, 0))} rows`)
  // Uploads come after the database, so that no row names a file that the copy lacks.
  const uploads = await copyUploads(path.join(publicFolder, 'uploads'), folder, progress)
  progress.done(`Uploads: ${grouped(uploads.length)} files, ${megabytes(bytesOf(uploads))}`)
  const elsewhere = filesElsewhere === 0 ? [] : [`Not in it: ${filesElsewhere} pictures and films at Cloudinary, which stay there.`]
  return {
    format: 1,
    madeAt: madeAt.toISOString(),
    installation: installation ?? '',
    tables: tables ?? tablesOfBuild(),
    database,
    uploads,
    notIncluded: [...notIncluded, ...elsewhere],
    keys: hashKeys(keys),
  }
}

async function removeOlder(into: string, keep: number, progress: Progress): Promise<void> {
  for (const name of namesToRemove(await readdir(into), keep)) {
    await rm(path.join(into, name), { recursive: true })
    progress.done(`Removed ${name}: the newest ${keep} are kept`)
  }
}

/** Returns a second in which no other backup was begun, because backups are named after it. */
async function freeSecond(into: string): Promise<Date> {
  for (;;) {
    const now = new Date()
    if (!existsSync(path.join(into, backupName(now)))) return now
    await pause(1_000 - now.getMilliseconds())
  }
}

/** Makes a backup in a folder of its own, whole or not at all, and returns its path. */
export async function makeBackup(installation: Installation, into: string, keep: number, progress: Progress): Promise<string> {
  const madeAt = await freeSecond(into)
  const target = path.join(into, backupName(madeAt))
  const half = path.join(into, `${partialPrefix}${backupName(madeAt)}`)
  await mkdir(into, { recursive: true, mode: ownerOnly.folder })
  if (existsSync(half)) throw new BackupError(`Another backup is being made in ${into}.`)
  await mkdir(half, { mode: ownerOnly.folder })
  try {
    const manifest = await fill(half, madeAt, installation, progress)
    await writeHashed(Readable.from([`${JSON.stringify(manifest, null, 1)}\n`]), half, manifestName)
    await rename(half, target)
    const files = filesOf(manifest)
    await noteBackup(installation.place, { madeAt: manifest.madeAt, bytes: bytesOf(files), rows: rowsIn(manifest), files: manifest.uploads.length })
    for (const sentence of manifest.notIncluded) progress.done(sentence)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
  await removeOlder(into, keep, progress)
  return target
}
