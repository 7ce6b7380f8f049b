import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error'
import type { HashedFile } from './manifest'
import type { Progress } from './progress'

/** The backup is readable by the owner of the process only, because it holds password hashes and confidential messages of readers. */
export const ownerOnly = { file: 0o600, folder: 0o700 }

function counting() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { through, counted: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes a stream to a file of the backup and returns its size and hash. */
export async function writeHashed(source: Readable, folder: string, name: string): Promise<HashedFile> {
  const target = path.join(folder, name)
  await mkdir(path.dirname(target), { recursive: true, mode: ownerOnly.folder })
  const { through, counted } = counting()
  await pipeline(source, through, createWriteStream(target, { mode: ownerOnly.file, flush: true }))
  return { path: name, ...counted() }
}

export async function hashOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const { through, counted } = counting()
  await pipeline(createReadStream(file), through.resume())
  return counted()
}

/** Returns the paths of the files below a folder, with slashes; leaves out names that begin with a dot. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}

/** Throws a BackupError if a file of the backup is missing or differs from the manifest. */
export async function verify(folder: string, files: readonly HashedFile[], progress: Progress): Promise<void> {
  let done = 0
  for (const { path: name, bytes, sha256 } of files) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    if (found === undefined) throw new BackupError(`The backup is damaged: ${name} is missing. Nothing was changed.`)
    if (found.size !== bytes || (await hashOf(path.join(folder, name))).sha256 !== sha256) {
      throw new BackupError(`The backup is damaged: ${name} has changed since it was made. Nothing was changed.`)
    }
    done += 1
    progress.on(`Checking the backup: ${done} of ${files.length} files`)
  }
}
