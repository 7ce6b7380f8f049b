import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../launch/project-root.mjs'

/** @type {[rule: string, file: string, imports: string][]} imports that break a rule */
const planted = [
  ['lib-is-the-bottom', 'frontend/src/lib/money.ts', '../features/articles/card'],
  ['lib-is-the-bottom', 'frontend/src/lib/clock.ts', 'react'],
  ['ui-knows-no-finance', 'frontend/src/ui/button.ts', '@artha/contract/article'],
  ['features-know-no-page', 'frontend/src/features/articles/link.ts', '../../pages/about'],
  ['a-feature-asks-by-its-api', 'frontend/src/features/articles/list.ts', '../../api/articles'],
  ['features-stand-alone', 'frontend/src/features/market/panel.ts', '../articles/card'],
  ['calculators-know-no-collection', 'frontend/src/features/calculators/sip/sip-rows.ts', '../board/board-rows'],
  ['shared-parts-know-no-calculator', 'frontend/src/features/calculators/definition/form.ts', '../gst/gst-rule'],
  ['pages-do-not-know-the-app', 'frontend/src/pages/home.ts', '../app/routes'],
  ['prices-stand-alone', 'frontend/src/pages/academy/lesson.ts', '../../features/market/strip'],
  ['prices-stand-alone', 'frontend/src/pages/articles/reading.ts', '../market/commodities-page'],
  ['api-takes-the-contract-only', 'frontend/src/api/stories.ts', '../features/articles/card'],
  ['writes-go-through-use-write', 'frontend/src/pages/contact/send.ts', 'swr/mutation'],
  ['mocks-stay-out-of-the-site', 'frontend/src/app/header.ts', '../mocks/data'],
  ['programs-meet-over-http', 'cms/src/index.ts', '../../frontend/src/features/articles/card'],
  ['programs-meet-over-http-too', 'frontend/src/api/home.ts', '../../../cms/src/grouping'],
  ['plugins-could-leave', 'cms-plugins/accounts/roles.ts', '../../cms/src/grouping'],
  ['base-knows-no-plugin', 'cms-plugins/base/people.ts', '../accounts/server/src/inner'],
  ['accounts-is-the-lowest-plugin', 'cms-plugins/accounts/desk.ts', '../newsroom/server/src/inner'],
  ['plugins-meet-at-their-exports', 'cms-plugins/newsroom/look.ts', '../accounts/server/src/inner'],
  ['plugins-meet-at-their-exports', 'cms/src/look.ts', '../../cms-plugins/accounts/server/src/inner'],
  ['writes-and-answers-are-the-bottom', 'cms/src/api/writes/save.ts', '../article/article-row'],
  ['writes-and-answers-are-the-bottom', 'cms/src/api/answers/shape.ts', '../article/article-row'],
  ['contents-stand-alone', 'cms/src/api/story/story-row.ts', '../article/article-row'],
  ['contents-stand-alone', 'cms/src/api/article/article-write.ts', '../desk/desk-row'],
  ['desk-and-preview-are-the-top', 'cms/src/api/home/front.ts', '../desk/desk-row'],
  ['files-know-no-content', 'cms/src/uploads/take.ts', '../api/article/article-row'],
  ['pictures-do-not-know-uploads', 'cms/src/pictures/store.ts', '../uploads/saved'],
  ['contract-needs-zod-alone', 'contract/src/story.ts', 'react'],
  ['editor-knows-no-view', 'cms-plugins/editor/src/toolbar.ts', 'react'],
  ['readers-load-no-editor', 'frontend/src/features/articles/edited.ts', '@artha/editor/blocks'],
  ['launcher-needs-nothing', '.ci/launch.mjs', 'react'],
  ['rules-are-pure', 'cms/src/expiry.ts', '@strapi/strapi'],
  ['no-cycles', 'cms/src/one.ts', './two'],
  ['no-drawers', 'cms/src/three.ts', './utils/anything'],
  ['nothing-unresolved', 'cms/src/four.ts', './gone'],
]
const innocent = {
  'frontend/src/features/articles/card.ts': "import '../../ui/tokens'; import type { A } from '@artha/contract/article'; export type B = A",
  'frontend/src/features/articles/api.ts': "import '../../api/articles'",
  'frontend/src/ui/tokens.ts': "import '../lib/dates'",
  'frontend/src/lib/dates.ts': 'export {}',
  'frontend/src/api/articles.ts': "import '@artha/contract/article'",
  'frontend/src/api/use-write.ts': "import 'swr/mutation'",
  'frontend/src/app/routes.ts': "import '../pages/about'",
  'frontend/src/pages/about.ts': "import '../features/articles/card'; import '../api/articles'",
  'frontend/src/mocks/data.ts': 'export {}',
  'frontend/src/features/market/strip.ts': 'export {}',
  'frontend/src/features/calculators/board/board-rows.ts': 'export {}',
  'frontend/src/features/calculators/gst/gst-rule.ts': "import '../tables/rows'",
  'frontend/src/features/calculators/tables/rows.ts': 'export {}',
  'frontend/src/pages/market/commodities-page.tsx': "import '../../features/market/strip'",
  'contract/src/article.ts': 'export type A = 1',
  'cms-plugins/editor/src/blocks.ts': "import '@artha/contract/article'",
  'cms/src/grouping.ts': 'export {}',
  'cms/src/api/article/article-row.ts': "import '../writes/version'",
  'cms/src/api/writes/version.ts': 'export {}',
  'cms/src/api/desk/desk-row.ts': "import '../article/article-row'",
  'cms/src/uploads/saved.ts': 'export {}',
  'cms/src/signed-in.ts': "import '../../cms-plugins/accounts/server/src/rows'",
  'cms-plugins/accounts/server/src/rows.ts': 'export {}',
  'cms-plugins/accounts/server/src/inner.ts': 'export {}',
  'cms-plugins/newsroom/server/src/inner.ts': 'export {}',
  'cms/src/expiry.test.ts': 'export {}',
  'cms/src/two.ts': "import './one'",
  'cms/src/utils/anything.ts': 'export {}',
}

/** @type {string} */
let folder
/** @type {{ from: string, rule: { name: string } }[]} */
let violations

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'artha-imports-'))
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  for (const [file, text] of Object.entries(innocent)) write(file, text)
  for (const [, file, imports] of planted) write(file, `import '${imports}'\n`)
  for (const name of ['react', '@strapi/strapi']) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`)
    write(`node_modules/${name}/index.js`, '')
  }
  write('node_modules/swr/package.json', '{"name":"swr","exports":{"./mutation":"./mutation/index.js"}}')
  write('node_modules/swr/mutation/index.js', '')
  const exported = { './rows': { types: './server/src/rows.ts' } }
  write('cms-plugins/accounts/package.json', JSON.stringify({ name: 'accounts', exports: exported }))
  write('package.json', '{"dependencies":{"react":"1","swr":"1","@strapi/strapi":"1"}}')
  write('frontend/src/main.tsx', 'export {}')
  for (const file of ['.dependency-cruiser.cjs', '.ci/tsconfig.imports.json']) cpSync(path.join(projectRoot, file), path.join(folder, file))
  const cruiser = path.join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.ci', 'contract', 'cms', 'cms-plugins', 'frontend']
  const run = spawnSync(process.execPath, [cruiser, ...args], { cwd: folder, encoding: 'utf8' })
  violations = JSON.parse(run.stdout).summary.violations
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(planted)('%s refuses what %s imports: %s', (rule, file) => {
  expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule)
})

it('lets the allowed directions pass', () => {
  const allowed = Object.keys(innocent).filter((file) => file !== 'cms/src/two.ts')
  expect(violations.filter(({ from }) => allowed.includes(from))).toEqual([])
})
