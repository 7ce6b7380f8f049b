import { lightNames, statusPage, type StatusLight } from '@artha/contract/studio-status'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { sharedStudioToken } from '../shared-studio'
import { openStudioDesk } from '../studio-desk'
import { openDatabase } from './database'

const hourMs = 3_600_000
const backupKey = 'core_installation_backup'

async function lightsOf(cmsUrl: string, token: string): Promise<Map<string, StatusLight>> {
  const answer = await openStudioDesk(cmsUrl, token).ask('/status')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return new Map(parse(statusPage, await answer.json()).lights.map((light) => [light.name, light]))
}

const lights = () => lightsOf(inject('cmsUrl'), sharedStudioToken())

describe('the status page', () => {
  const database = openDatabase()
  afterAll(() => database.destroy())

  it('has eleven lights, each with what to do next where it is not in order', async () => {
    const found = await lights()
    expect([...found.keys()]).toEqual([...lightNames])
    expect(found.get('database')).toMatchObject({ state: 'good', next: '' })
    // After a thousand tests the cms may use too much memory for "good"; lights.test.ts tests the limit
    expect(found.get('cms')?.says).toMatch(/MB of memory/)
    expect(found.get('metals')).toMatchObject({ state: 'off', next: 'To show real prices, set METALS_API_KEY.' })
    expect(found.get('mail')).toMatchObject({ state: 'off', says: expect.stringContaining('OUTBOX_DIR') as string })
  })

  it('is red for a backup of the day before yesterday, and green for one of now', async () => {
    const store = database<{ key: string; value: string; type: string }>('strapi_core_store_settings')
    const note = (hoursAgo: number) => JSON.stringify({ madeAt: new Date(Date.now() - hoursAgo * hourMs).toISOString() })
    await store.clone().where({ key: backupKey }).delete()
    expect((await lights()).get('backup')).toMatchObject({ state: 'bad', at: null })
    await store.clone().insert({ key: backupKey, value: note(40), type: 'object' })
    expect((await lights()).get('backup')).toMatchObject({ state: 'bad', next: expect.stringContaining('npm run backup') as string })
    await store
      .clone()
      .where({ key: backupKey })
      .update({ value: note(1) })
    expect((await lights()).get('backup')).toMatchObject({ state: 'good', next: '' })
    await store.clone().where({ key: backupKey }).delete()
  })
})
