import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepFiles } from './sweep-files'

const now = Date.parse('2026-11-22T17:00:00Z')
const minuteMs = 60_000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'artha-sweep-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = async (name: string, minutesAgo: number) => {
  await writeFile(path.join(folder, name), 'x')
  const at = new Date(now - minutesAgo * minuteMs)
  await utimes(path.join(folder, name), at, at)
}

const sweep = (claimed: string[], ownSinceMs = 0) => sweepFiles({ folder, ownSinceMs, now, claimed: () => Promise.resolve(new Set(claimed)) })

describe('the sweep of files that no row has', () => {
  it('removes those of cut uploads, of every kind, an hour after', async () => {
    const left = [
      'sensex-0123456789ab-800.webp',
      'sensex-0123456789ab-800-jpeg.jpg',
      'sensex-0123456789ab-1600-a1b2c3-800-avif.avif',
      'film-0123456789ab.mp4',
    ]
    for (const name of left) await write(name, 61)
    await write('sensex-abcdef012345-800.webp', 61)
    expect((await sweep(['sensex-abcdef012345-800.webp'])).sort()).toEqual([...left].sort())
    expect(await readdir(folder)).toEqual(['sensex-abcdef012345-800.webp'])
  })

  it('leaves what is younger than an hour, what lay there before the folder was ours, and what we did not name', async () => {
    const kept = ['young-0123456789ab.mp4', 'before-0123456789ab.mp4', 'logo.png', '.artha-installation', 'holiday-2026.jpg']
    await write('young-0123456789ab.mp4', 59)
    for (const name of kept.slice(1)) await write(name, 600)
    expect(await sweep([], now - 300 * minuteMs)).toEqual([])
    expect((await readdir(folder)).sort()).toEqual([...kept].sort())
  })

  it('asks for the rows only where there is something to judge', async () => {
    const claimed = vi.fn(() => Promise.resolve(new Set<string>()))
    await write('young-0123456789ab.mp4', 5)
    await sweepFiles({ folder, ownSinceMs: 0, now, claimed })
    expect(claimed).not.toHaveBeenCalled()
  })
})
