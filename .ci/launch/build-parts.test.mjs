import { expect, it } from 'vitest'
import { buildParts, isBuildInput } from './build-parts.mjs'
import { projectRoot } from './project-root.mjs'

it.each(['cms/src/env.ts', 'frontend/server/main.ts', 'contract/src/home.ts', 'cms/seed/read-article.ts', 'cms/public/robots.txt'])(
  '%s can change what is built',
  (file) => expect(isBuildInput(file)).toBe(true),
)

it.each([
  'cms/dist', 'frontend/node_modules', 'cms/.tmp', 'cms/src/env.test.ts', 'frontend/src/app/app.test.tsx', 'frontend/e2e',
  'cms/public/uploads', 'cms/seed/articles',
])('%s cannot', (file) => {
  expect(isBuildInput(file)).toBe(false)
})

it('builds the contract before the plugins and those before the cms', () => {
  const { plugins, cms } = buildParts(projectRoot)
  expect(plugins.every((part) => part.after.includes('contract'))).toBe(true)
  expect(cms[0]?.after).toEqual(['contract', ...plugins.map((part) => part.folder)])
})
