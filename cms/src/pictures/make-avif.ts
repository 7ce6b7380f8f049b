import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import sharp from 'sharp'
import { isDraining } from '../draining'
import { formatKey, storeEncoding } from './store-picture'
import type { StoredFormat } from './stored-file'

const fileType = 'plugin::upload.file'

/** Between two pictures, so that readers hardly notice: encoding AVIF takes a core for half a second. */
const pauseMs = 250

interface WaitingFile {
  id: number
  name: string
  url: string
  /** None while it is being stored. */
  formats: Record<string, StoredFormat> | null
}

const isMime = (mime: string) => (format: StoredFormat) => format.mime === mime
const lacksAvif = ({ formats }: WaitingFile) => !Object.values(formats ?? {}).some(isMime('image/avif'))

async function addAvif(strapi: Core.Strapi, file: WaitingFile): Promise<void> {
  const source = await readFile(path.join(strapi.dirs.static.public, file.url))
  const widths = new Set(Object.values(file.formats ?? {}).filter(isMime('image/webp')).map(({ width }) => width))
  const made: StoredFormat[] = []
  for (const width of widths) {
    const { data, info } = await sharp(source).resize({ width }).avif({ quality: 50, effort: 3 }).toBuffer({ resolveWithObject: true })
    made.push(await storeEncoding(strapi, file.name, { buffer: data, width, height: info.height, format: 'avif' }))
  }
  const formats = { ...file.formats, ...Object.fromEntries(made.map((format) => [formatKey(format), format])) }
  await strapi.db.query(fileType).update({ where: { id: file.id }, data: { formats } })
}

/**
 * Adds AVIF to the pictures on disk that exist as WebP alone, one at a time, while the site is already being read; a
 * first start does not wait for it. Cut short, it goes on at the next start. A media host makes its own.
 */
export async function makeAvifLater(strapi: Core.Strapi): Promise<void> {
  if (strapi.config.get('plugin::upload.provider') !== 'local') return
  sharp.concurrency(1)
  const files: WaitingFile[] = await strapi.db.query(fileType).findMany({
    select: ['id', 'name', 'url', 'formats'], where: { mime: 'image/webp' }, orderBy: { id: 'asc' },
  })
  for (const file of files.filter(lacksAvif)) {
    if (isDraining()) return
    try {
      await addAvif(strapi, file)
    } catch (error) {
      strapi.log.warn(`No AVIF of ${file.url}: ${error instanceof Error ? error.message : String(error)}`)
    }
    await pause(pauseMs)
  }
}
