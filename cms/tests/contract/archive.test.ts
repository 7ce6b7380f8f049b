import { archivePageSize, type ArchiveEntry } from '@artha/contract/archive'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'

let studio: Studio

beforeAll(() => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

const archive = async () => (await ask<ArchiveEntry[]>('/api/archive')).body

describe('the archive', () => {
  it('lists what is published, oldest first, with its total', async () => {
    const older = await studio.post('article', articleData({ title: 'The older of two', publicationDate: hoursFromNow(-3) }))
    const newer = await studio.post('article', articleData({ title: 'The newer of two', publicationDate: hoursFromNow(-2) }))
    const { body, headers } = await ask<ArchiveEntry[]>('/api/archive')
    const dates = body.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort())
    expect(body.findIndex(({ title }) => title === 'The older of two')).toBeLessThan(body.findIndex(({ title }) => title === 'The newer of two'))
    expect(body.map(({ _id }) => _id)).toEqual(expect.arrayContaining([older, newer]))
    expect(body.every(({ createdAt, updatedAt }) => updatedAt >= createdAt)).toBe(true)
    // The count is refreshed once a minute, so an earlier test may have set it
    expect(headers.get('x-total-count')).toMatch(/^\d+$/)
    expect(body.length).toBeLessThanOrEqual(archivePageSize)
  })

  it('holds nothing scheduled and no draft', async () => {
    await studio.post('article', articleData({ title: 'Not yet for the archive', publicationDate: hoursFromNow(2) }))
    await studio.create('article', articleData({ title: 'A draft is not in the archive' }))
    const titles = (await archive()).map(({ title }) => title)
    expect(titles).not.toContain('Not yet for the archive')
    expect(titles).not.toContain('A draft is not in the archive')
  })

  it('is empty past its end, and does not stop where lists for readers do', async () => {
    expect((await ask('/api/archive?page=50')).body).toEqual([])
    expect((await ask('/api/archive?page=9999')).body).toEqual([])
  })

  it.each(['page=0', 'page=x', 'page=10001', 'pageSize=5', 'page=1&page=2'])('refuses %s', async (query) => {
    expect((await ask(`/api/archive?${query}`)).status).toBe(400)
  })
})
