import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { UploadsFound } from './start-verdict'

/** The leading dot keeps the file from being served with the uploads. */
const markerName = '.artha-installation'

const uploadsIn = (publicFolder: string) => path.join(publicFolder, 'uploads')

export const markerFileIn = (publicFolder: string) => path.join(uploadsIn(publicFolder), markerName)

/** Creates the folder that Strapi expects in the public folder, which may be new and empty. */
export function preparePublicFolder(publicFolder: string): string {
  mkdirSync(uploadsIn(publicFolder), { recursive: true })
  return publicFolder
}

export async function uploadsFoundIn(publicFolder: string): Promise<UploadsFound> {
  const names = await readdir(uploadsIn(publicFolder)).catch(() => [])
  const markerFile = markerFileIn(publicFolder)
  const text = await readFile(markerFile, 'utf8').catch(() => '')
  return { markerFile, installation: text.trim() || undefined, hasFiles: names.some((name) => !name.startsWith('.')) }
}

/** Written to a second file and renamed, because half an id would be another installation's. */
export async function writeMarker(publicFolder: string, installation: string): Promise<void> {
  preparePublicFolder(publicFolder)
  const half = `${markerFileIn(publicFolder)}.${process.pid}`
  await writeFile(half, `${installation}\n`)
  await rename(half, markerFileIn(publicFolder))
}
