import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inject } from 'vitest'
import { superAdminToken } from './studio'

/** Strapi ends a Studio session after 30 minutes, and the suites can take longer on a slow machine. */
const renewedAfterMs = 15 * 60_000

/**
 * Signs in the administrator of the shared cms and repeats it every 15 minutes. Returns a function that stops that.
 * @param file the file that gets the newest token; the suites run in other threads and read it
 */
export async function keepStudioSignedIn(cmsUrl: string, file: string): Promise<() => void> {
  const signIn = async () => {
    writeFileSync(`${file}.new`, await superAdminToken(cmsUrl))
    renameSync(`${file}.new`, file)
  }
  await signIn()
  const renewal = setInterval(() => {
    signIn().catch((error: unknown) => console.error('The Studio did not sign the suites in again:', error))
  }, renewedAfterMs)
  return () => clearInterval(renewal)
}

/** Returns a token of the shared cms's Studio administrator, valid for at least 15 minutes. Call it again instead of storing it. */
export const sharedStudioToken = (): string => readFileSync(inject('studioTokenFile'), 'utf8')
