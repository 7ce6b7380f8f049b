import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../chromium.ts'
import { startMockSite } from '../mock-site.ts'
import { compare, writeComparison } from './compare.ts'
import { photograph } from './photographer.ts'
import { nameOf, shots, type Shot } from './shots.ts'

const frontend = path.resolve(import.meta.dirname, '..', '..')
const project = path.dirname(frontend)
const pictures = path.join(frontend, 'build', 'pictures')

/** The number of pictures taken at once. Most of the time is spent waiting for slow answers and late parts. */
const atOnce = 4

async function takeSet(browser: Browser, folder: string, wanted: readonly Shot[], into: string) {
  const site = await startMockSite(folder)
  const left = [...wanted]
  async function takeNext(): Promise<void> {
    const shot = left.shift()
    if (shot === undefined) return
    // An older commit may lack the page
    await photograph(browser, site.url, shot, into).catch((error: unknown) =>
      console.log(`No picture ${nameOf(shot)}: ${String(error).split('\n')[0]}`),
    )
    if (left.length % 25 === 0) console.log(`${left.length} left of ${wanted.length}`)
    return takeNext()
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, takeNext))
  } finally {
    await site.stop()
  }
}

/** Checks the project out at a commit in a folder of its own, with today's packages. */
async function checkedOut(commit: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'artha-base-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'ignore' })
  git('worktree', 'add', '--detach', folder, commit)
  await symlink(path.join(frontend, 'node_modules'), path.join(folder, 'frontend', 'node_modules'))
  return { folder: path.join(folder, 'frontend'), remove: () => git('worktree', 'remove', '--force', folder) }
}

/**
 * npm run pictures: takes every screen in every state, as files in `frontend/build/pictures/now`. With `--base <commit>` also takes that commit's
 * screens, and lists and shows the differences in `compare.html`. `--only /path` takes only pages whose address begins with it.
 */
export async function takePictures(args: string[]) {
  const { values } = parseArgs({ args, options: { base: { type: 'string' }, only: { type: 'string' } } })
  const wanted = shots(values.only)
  const [now, before] = [path.join(pictures, 'now'), path.join(pictures, 'base')]
  await rm(pictures, { recursive: true, force: true })
  const browser = await launchChromium()
  try {
    console.log(`${wanted.length} pictures`)
    await takeSet(browser, frontend, wanted, now)
    console.log(`They are in ${now}`)
    if (values.base === undefined) return
    const base = await checkedOut(values.base)
    try {
      await takeSet(browser, base.folder, wanted, before)
    } finally {
      base.remove()
    }
    const differences = await compare(browser, wanted.map(nameOf), before, now)
    await writeComparison(path.join(pictures, 'compare.html'), differences)
    for (const { name, share } of differences) console.log(`${(share * 100).toFixed(2).padStart(6)}% differ  ${name}`)
    console.log(`${differences.length} of ${wanted.length} differ: ${path.join(pictures, 'compare.html')}`)
  } finally {
    await browser.close()
  }
}
