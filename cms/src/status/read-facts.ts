import { monotonicMs } from '@artha/base/monotonic-clock'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { env } from '../env'
import { codeOf } from '../installation/error-code'
import { isSilent, type MailFacts } from './lights'
import { lastSiteContact, siteProxyMismatch, type ProxyMismatch } from './site-contact'

const siteLimitMs = 2_000

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = codeOf(error.cause)
  return code !== '' ? code : error.name === 'TimeoutError' ? `no answer in ${siteLimitMs / 1000} s` : error.message
}

export async function siteFacts(now: Date): Promise<{ heardAt: Date | null; fault?: string; proxySlip?: ProxyMismatch }> {
  const heardAt = lastSiteContact(now)
  const proxySlip = siteProxyMismatch()
  if (!isSilent(heardAt, now)) return { heardAt, ...(proxySlip !== undefined && { proxySlip }) }
  try {
    const answer = await fetch(new URL('/healthz', env.SITE_URL), { redirect: 'manual', signal: AbortSignal.timeout(siteLimitMs) })
    await answer.body?.cancel()
    return answer.ok ? { heardAt } : { heardAt, fault: `it answered ${answer.status}` }
  } catch (error) {
    return { heardAt, fault: wordsOf(error) }
  }
}

export async function databaseFacts(strapi: Core.Strapi): Promise<{ name: string; answerMs: number; fault?: string }> {
  const name = env.DATABASE_URL === undefined ? 'SQLite' : 'PostgreSQL'
  const began = monotonicMs()
  try {
    await strapi.db.connection.raw('select 1')
    return { name, answerMs: monotonicMs() - began }
  } catch (error) {
    return { name, answerMs: monotonicMs() - began, fault: wordsOf(error) }
  }
}

/** Returns the space on the fullest disk that this process writes to. */
export async function diskFacts(strapi: Core.Strapi): Promise<{ freeBytes: number; totalBytes: number }> {
  const folders = [strapi.dirs.static.public, ...(env.DATABASE_URL === undefined ? [path.dirname(path.resolve(env.DATABASE_FILENAME))] : [])]
  const disks = await Promise.all(folders.map((folder) => statfs(folder)))
  const sizes = disks.map(({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, totalBytes: blocks * bsize }))
  return sizes.reduce((fullest, disk) => (disk.freeBytes < fullest.freeBytes ? disk : fullest))
}

export const mailTransport = (canSend: boolean): MailFacts['way'] => (!canSend ? 'none' : env.SMTP_URL === undefined ? 'outbox' : 'smtp')
