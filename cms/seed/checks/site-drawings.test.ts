import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { siteDrawings } from '../cover-art/site-drawings'

const folder = path.join(__dirname, '..', '..', '..', 'frontend', 'src', 'ui', 'drawings')
const drawings = siteDrawings()

// `vitest run seed/checks/site-drawings.test.ts -u` rewrites the files
it.each([...drawings])('%s of the site is as it is drawn here', async (name, svg) => {
  await expect(svg).toMatchFileSnapshot(path.join(folder, name))
})

it('takes every colour from the site', () => {
  for (const svg of drawings.values()) {
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}"|rgb|NaN|undefined|style=|<script/)
    expect(new Set(svg.match(/var\(--[a-z-]+\)/g))).toContain('var(--mark)')
  }
})

it('is all there is', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))
  expect(files.toSorted()).toEqual([...drawings.keys()].toSorted())
})
