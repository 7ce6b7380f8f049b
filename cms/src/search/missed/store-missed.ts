import type { Core } from '@strapi/strapi'
import { sweepMissed, writeMissed } from './missed-searches'

const writtenEachMs = 60_000
const sweptEachMs = 86_400_000

const timers: NodeJS.Timeout[] = []

function repeat(strapi: Core.Strapi, everyMs: number, failed: string, work: () => Promise<void>) {
  const run = () => {
    work().catch((error: unknown) => strapi.log.warn(`${failed}: ${String(error)}`))
  }
  timers.push(setInterval(run, everyMs).unref())
}

/** Writes the missed searches every minute, and deletes old ones now and every day. */
export async function startStoringMissed(strapi: Core.Strapi): Promise<void> {
  await sweepMissed(strapi, new Date())
  repeat(strapi, writtenEachMs, 'What readers looked for was not written', () => writeMissed(strapi))
  repeat(strapi, sweptEachMs, 'What readers looked for long ago was not removed', () => sweepMissed(strapi, new Date()))
}

/** Stops the timers and writes what was counted since the last minute, before the process ends. */
export async function stopStoringMissed(strapi: Core.Strapi): Promise<void> {
  for (const timer of timers.splice(0)) clearInterval(timer)
  await writeMissed(strapi).catch((error: unknown) => strapi.log.warn(`What readers looked for last was not written: ${String(error)}`))
}
