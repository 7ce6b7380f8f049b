import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { inject } from 'vitest'
import { superAdminToken } from './studio'

/** Strapi ends a sign-in to the Studio after 30 minutes; on a slow machine the suites over one database take longer. */
const renewedAfterMs = 15 * 60_000

/**
 * Signs the administrator of the shared cms in and keeps doing so; answers how to end that.
 * @param file where the newest token is for the suites, which run in another thread
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

/** The token of the Studio's administrator in the shared cms, good for a quarter of an hour at least: ask again rather than keep it. */
export const sharedStudioToken = (): string => readFileSync(inject('studioTokenFile'), 'utf8')
