import { describe, expect, it } from 'vitest'
import { testsAbout } from './tests-about.mjs'

const all = new Map([
  ['contract/src/story.ts', "import { kind } from './kind.ts'"],
  ['contract/src/kind.ts', ''],
  ['contract/src/story.test.ts', "import { story } from './story.ts'"],
  ['cms/src/rank.ts', "import type { Story } from '@artha/contract/story'"],
  ['cms/src/rank.test.ts', "import { rank } from './rank'"],
  ['cms/src/find.test.ts', "import { rank } from './rank'\nvi.mock('./find')"],
  ['cms/src/find.ts', "import { rank } from './rank'"],
  ['cms/tests/contract/rank.test.ts', "import { rank } from '../../src/rank'"],
  ['cms/src/rank.long.test.ts', "import { rank } from './rank'"],
  ['frontend/src/ui/badge.module.css', ''],
  ['frontend/src/ui/badge.tsx', "import styles from './badge.module.css'"],
  ['frontend/src/ui/card.tsx', "import { Badge } from './badge.tsx'"],
  ['frontend/src/ui/card.test.tsx', "import { Card } from './card.tsx'"],
  ['frontend/src/pages/home-page.tsx', "const Card = lazy(() => import('../ui/card.tsx'))"],
  ['frontend/src/pages/home-page.test.tsx', "import { HomePage } from './home-page.tsx'"],
  ['frontend/src/sums/vat.ts', ''],
  ['frontend/src/sums/vat-page.ts', "import { vat } from './vat.ts'"],
  ['frontend/src/sums/vat-page.test.ts', "import { page } from './vat-page.ts'"],
  ['frontend/src/far/away.test.ts', "import { vat } from '../sums/vat.ts'"],
  ['.ci/checks/rules.test.mjs', "it('x', () => import('@artha/contract/story'))"],
])

describe('the tests about a file', () => {
  it.each([
    [
      'are its own and those that import it, without what is long or needs programs',
      'cms/src/rank.ts',
      ['cms/src/rank.test.ts', 'cms/src/find.test.ts'],
    ],
    ['are itself where it is one', 'cms/src/find.test.ts', ['cms/src/find.test.ts']],
    ['are none where it is one that needs running programs', 'cms/tests/contract/rank.test.ts', []],
    ['are those of what shows it where it has none', 'frontend/src/ui/badge.module.css', ['frontend/src/ui/card.test.tsx']],
    [
      'are those of what uses it, too, where the one that imports it has another name',
      'frontend/src/sums/vat.ts',
      ['frontend/src/sums/vat-page.test.ts', 'frontend/src/far/away.test.ts'],
    ],
    ['follow the contract by its name', 'contract/src/story.ts', ['contract/src/story.test.ts']],
    ['are none for what nothing imports', 'docs/operations.md', []],
  ])('%s', (_, file, tests) => {
    expect(testsAbout([file], all)).toEqual({ tests, left: 0 })
  })

  it('are each once for several files', () => {
    expect(testsAbout(['cms/src/rank.ts', 'cms/src/find.ts', 'cms/src/rank.test.ts'], all).tests).toEqual([
      'cms/src/rank.test.ts',
      'cms/src/find.test.ts',
    ])
  })

  it.each([
    ['ts', 8, 4],
    ['tsx', 4, 8],
  ])('are the nearest, and the others are counted, where everybody imports it (%s)', (ending, most, others) => {
    const about = Array.from({ length: 11 }, (_, at) => /** @type {const} */ ([`frontend/src/pages/p${at}.test.${ending}`, "import '../app/a.ts'"]))
    const own = /** @type {const} */ ([
      ['frontend/src/app/a.ts', ''],
      ['frontend/src/app/a.test.ts', ''],
    ])
    const { tests, left } = testsAbout(['frontend/src/app/a.ts'], new Map([...about, ...own]))
    expect([tests[0], tests.length, left]).toEqual(['frontend/src/app/a.test.ts', most, others])
  })
})
