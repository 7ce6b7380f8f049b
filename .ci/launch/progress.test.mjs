import { expect, it } from 'vitest'
import { createProgress } from './progress.mjs'

function recorded(isTTY = false) {
  let time = 0
  let text = ''
  const progress = createProgress(
    {
      isTTY,
      write: (more) => {
        text += more
      },
    },
    () => time,
  )
  return {
    progress,
    pass: (/** @type {number} */ ms) => {
      time += ms
    },
    text: () => text,
  }
}

it('shows a step with its time and what came of it', async () => {
  const { progress, pass, text } = recorded()
  expect(
    await progress.step(
      'Contract',
      () => {
        pass(3210)
        return 7
      },
      (result) => `${result} files`,
    ),
  ).toBe(7)
  expect(text()).toBe(`  ✓ ${'Contract'.padEnd(26)}   3.2 s  7 files\n`)
  expect(progress.total()).toBe('3.2 s')
})

it('shows a step that failed, and passes the failure on', async () => {
  const { progress, text } = recorded()
  await expect(progress.step('Site', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text()).toContain('  ✗ Site')
})

it('writes over the line of the steps under way on a terminal', async () => {
  const { progress, text } = recorded(true)
  await progress.step('Site', () => 1)
  const [, underWay, done] = text().split('\r\u001b[2K')
  expect(underWay).toBe('  … Site 0 s')
  expect(done).toMatch(/^ {2}✓ Site .*\n$/)
})
