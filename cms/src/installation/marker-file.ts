import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { UploadsFound } from './start-verdict'

/** Begins with a dot: what serves the uploads gives no such file away. */
const markerName = '.artha-installation'

const uploadsIn = (publicFolder: string) => path.join(publicFolder, 'uploads')

export const markerFileIn = (publicFolder: string) => path.join(uploadsIn(publicFolder), markerName)

/** The folder may be a new, empty one: what Strapi wants to find in it is made. */
export function readyPublicFolder(publicFolder: string): string {
  mkdirSync(uploadsIn(publicFolder), { recursive: true })
  return publicFolder
}

export async function uploadsFoundIn(publicFolder: string): Promise<UploadsFound> {
  const names = await readdir(uploadsIn(publicFolder)).catch(() => [])
  const markerFile = markerFileIn(publicFolder)
  const text = await readFile(markerFile, 'utf8').catch(() => '')
  return { markerFile, installation: text.trim() || undefined, hasFiles: names.some((name) => !name.startsWith('.')) }
}

/** Whole or not at all: half an id would be another installation's. */
export async function writeMarker(publicFolder: string, installation: string): Promise<void> {
  readyPublicFolder(publicFolder)
  const half = `${markerFileIn(publicFolder)}.${process.pid}`
  await writeFile(half, `${installation}\n`)
  await rename(half, markerFileIn(publicFolder))
}
