import { afterAll, beforeAll } from 'vitest'
import { startMockSite } from './mock-site.ts'

/** The site on mocks for a file of journeys: built before its first and gone after its last. */
export function mockSiteOfFile() {
  let started: Awaited<ReturnType<typeof startMockSite>>
  // The site is compiled first, on whatever machine this is
  beforeAll(async () => (started = await startMockSite()), 900_000)
  afterAll(() => started.stop())
  return {
    get url() {
      return started.url
    },
  }
}
