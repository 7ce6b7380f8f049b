import { afterAll, beforeAll } from 'vitest'
import { startMockSite } from './mock-site.ts'

/** Builds and serves the site on mocks for a journey file, from before its first test until after its last. */
export function mockSiteOfFile() {
  let started: Awaited<ReturnType<typeof startMockSite>>
  // In ms; the site is built first, on any machine
  beforeAll(async () => (started = await startMockSite()), 900_000)
  afterAll(() => started.stop())
  return {
    get url() {
      return started.url
    },
  }
}
