import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { grouped } from '@artha/contract/number-words'
import { writeMarker } from '../installation/marker-file'
import { tablesOfBuild } from '../installation/tables-of-build'
import { BackupError } from './backup-error'
import { filesBelow, hashOf, verify } from './hashed-files'
import { pauseSending, type DatabasePlace } from './installation-rows'
import { keysThatDiffer } from './key-hashes'
import type { Installation } from './make-backup'
import { bytesOf, filesOf, readManifest, rowsIn, uploadsName, type HashedFile, type Manifest } from './manifest'
import { restoreDatabase, isEmptyServer } from './postgres-database'
import { megabytes, type Progress } from './progress'
import { restoreFile, isEmptyFile } from './sqlite-database'

async function refuseWhatIsThere(place: DatabasePlace, uploads: string): Promise<void> {
  const isEmpty = 'url' in place ? await isEmptyServer(place.url) : isEmptyFile(place.file)
  const there = [
    ...(isEmpty ? [] : ['the database has tables']),
    ...((await filesBelow(uploads)).length === 0 ? [] : ['the folder of uploads has files']),
  ]
  if (there.length > 0) throw new BackupError(`${there.join(', and ')}. --replace deletes them. Nothing was changed.`)
}

function refuseWhatDoesNotFit(manifest: Manifest, place: DatabasePlace): void {
  const kind = 'url' in place ? 'postgres' : 'sqlite'
  if (manifest.database.kind !== kind) {
    throw new BackupError(`The backup is of ${manifest.database.kind}, but the settings (DATABASE_URL) say ${kind}. Nothing was changed.`)
  }
  const tables = tablesOfBuild()
  if (manifest.tables !== tables) {
    throw new BackupError(
      `The backup is of another version of Artha: its tables are ${manifest.tables}, this version's ${tables}. Restore it with the version ` +
        'that it was made with, then bring that one up to date. Nothing was changed.',
    )
  }
}

/** Copies the uploads back. Files never change once written, so a file that is there with the same hash is skipped. */
async function bringBackUploads(folder: string, uploads: string, files: readonly HashedFile[], progress: Progress): Promise<void> {
  for (const [at, file] of files.entries()) {
    const target = path.join(uploads, path.posix.relative(uploadsName, file.path))
    const found = await stat(target).catch(() => undefined)
    if (found?.size === file.bytes && (await hashOf(target)).sha256 === file.sha256) continue
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(folder, file.path), target)
    progress.on(`Uploads: ${at + 1} of ${files.length} files`)
  }
}

async function removeOthers(uploads: string, files: readonly HashedFile[]): Promise<void> {
  const kept = new Set(files.map((file) => path.posix.relative(uploadsName, file.path)))
  for (const name of await filesBelow(uploads)) if (!kept.has(name)) await rm(path.join(uploads, name))
}

/** Restores a backup. Checks everything before it changes anything. */
export async function restoreBackup(
  folder: string,
  { place, publicFolder, keys }: Installation,
  mayReplace: boolean,
  progress: Progress,
): Promise<void> {
  const uploads = path.join(publicFolder, 'uploads')
  const manifest = await readManifest(folder)
  refuseWhatDoesNotFit(manifest, place)
  if (!mayReplace) await refuseWhatIsThere(place, uploads)
  const files = filesOf(manifest)
  await verify(folder, files, progress)
  progress.done(`The backup of ${manifest.madeAt} is sound: ${grouped(files.length)} files, ${megabytes(bytesOf(files))}`)
  await bringBackUploads(folder, uploads, manifest.uploads, progress)
  const { database } = manifest
  if (database.kind === 'postgres' && 'url' in place) await restoreDatabase(place.url, folder, database, progress)
  if (database.kind === 'sqlite' && 'file' in place) await restoreFile(path.join(folder, database.file.path), place.file)
  const { paused, held } = await pauseSending(place)
  await removeOthers(uploads, manifest.uploads)
  if (manifest.installation !== '') await writeMarker(publicFolder, manifest.installation)
  progress.done(`Database: ${database.tables.length} tables, ${grouped(rowsIn(manifest))} rows`)
  progress.done(`Uploads: ${grouped(manifest.uploads.length)} files, ${megabytes(bytesOf(manifest.uploads))}`)
  for (const sentence of manifest.notIncluded) progress.done(sentence)
  if (paused > 0)
    progress.done(
      `Newsletter: the sending of ${paused === 1 ? 'one issue is' : `${paused} issues is`} paused. Who got it after the backup would get it again: stop it, or let it go on, on the dashboard.`,
    )
  if (held > 0)
    progress.done(
      `Newsletter: ${held === 1 ? 'one draft' : `${held} drafts`} would have gone out without a press. Choose the time again, on the dashboard.`,
    )
  const other = keysThatDiffer(keys, manifest.keys)
  if (other.length > 0)
    progress.done(
      `Keys that differ from then: ${other.join(', ')}. Anything signed or encrypted with the old keys is lost, unless you put them back into .env.`,
    )
}
