import type { Exchange, Next } from '@artha/base/exchange'
import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { Core } from '@strapi/strapi'
import { byteRangeOf } from '../uploads/byte-range'

/** A file in the uploads folder itself: no parts made of dots, nothing escaped. */
const uploadedFile = /^\/uploads\/([\w-]+(\.[\w-]+)+)$/

/** Checks If-Range: a player that began with an older file must not continue with bytes of this one. */
function isSameFile(ctx: Exchange, { mtime }: Stats): boolean {
  const condition = ctx.get('if-range')
  return condition === '' || condition === mtime.toUTCString()
}

function answerPart(ctx: Exchange, file: string, found: Stats, range: { start: number; end: number }) {
  const { start, end } = range
  ctx.status = 206
  ctx.type = path.extname(file)
  ctx.length = end - start + 1
  ctx.lastModified = found.mtime
  ctx.set('Accept-Ranges', 'bytes')
  ctx.set('Content-Range', `bytes ${start}-${end}/${found.size}`)
  ctx.set('Cache-Control', 'public, max-age=31536000')
  ctx.body = createReadStream(file, range)
}

/**
 * Answers ranges of an uploaded file, without which film players (Safari's at all) do not play. Strapi's own middleware reads the file from its
 * beginning for every range, keeps it open when the player leaves, and promises bytes past its end.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    const header = ctx.get('range')
    const name = uploadedFile.exec(ctx.path)?.[1]
    if (header === '' || name === undefined) return next()
    const file = path.join(strapi.dirs.static.public, 'uploads', name)
    const found = await stat(file).catch(() => undefined)
    const isPossible = ctx.method === 'GET' && found?.isFile() === true && isSameFile(ctx, found)
    const range = isPossible ? byteRangeOf(header, found.size) : 'whole'
    if (found === undefined || range === 'whole') {
      delete ctx.req.headers.range
      return next()
    }
    if (range !== 'unsatisfiable') return answerPart(ctx, file, found, range)
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${found.size}`)
    ctx.body = { message: 'This file ends before.', code: 'validation' } satisfies ErrorAnswer
  }
