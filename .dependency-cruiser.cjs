// The allowed imports. A test plants a violation of each rule and checks that it is refused (.ci/checks/import-rules.test.mjs).

const { existsSync, readFileSync, readdirSync } = require('node:fs')
const path = require('node:path')

const tests = '\\.test\\.tsx?$'

/** The site: app → pages → features → ui → lib, and pages, app → api → contract. */
const siteRules = [
  {
    name: 'lib-is-the-bottom',
    comment: 'lib is pure: it knows neither the rest of the site nor React.',
    from: { path: '^frontend/src/lib/', pathNot: tests },
    to: { path: ['^frontend/src/(?!lib/)', '^contract/', 'node_modules/(react|react-dom|react-router-dom|swr)/'] },
  },
  {
    name: 'ui-knows-no-finance',
    comment: 'How things look does not depend on what they are about.',
    from: { path: '^frontend/src/ui/', pathNot: tests },
    to: { path: ['^frontend/src/(app|pages|features|api|mocks)/', '^contract/'] },
  },
  {
    name: 'features-know-no-page',
    comment: 'A page puts features together; no feature depends on where it stands.',
    from: { path: '^frontend/src/features/' },
    to: { path: '^frontend/src/(app|pages)/' },
  },
  {
    name: 'a-feature-asks-by-its-api',
    comment: 'What a feature asks of the server is in its own api.ts, so it is found in one file. The other files know at most the errors of a call.',
    from: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/[^/]+/api\\.ts$' },
    to: { path: '^frontend/src/api/', pathNot: '^frontend/src/api/(api-error|refusal-of)\\.ts$' },
  },
  {
    name: 'features-stand-alone',
    comment: 'What two features need belongs to ui or lib.',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'calculators-know-no-collection',
    comment: 'Board and accuracy page collect all calculators; no calculator, and no part that calculators share, depends on them.',
    from: {
      path: '^frontend/src/features/calculators/[^/]+/',
      pathNot: ['^frontend/src/features/calculators/(board|accuracy)/', tests],
    },
    to: { path: '^frontend/src/features/calculators/((board|accuracy)/|calculator-metas|calculator-definitions)' },
  },
  {
    name: 'shared-parts-know-no-calculator',
    comment: 'What calculators share does not depend on one of them, so a calculator can be added or removed as a folder.',
    from: {
      path: '^frontend/src/features/calculators/(arithmetic|charts|definition|frame|inputs|links|references|scenarios|tables|what-ifs)/',
      pathNot: tests,
    },
    to: {
      path: '^frontend/src/features/calculators/[^/]+/',
      pathNot: '^frontend/src/features/calculators/(arithmetic|charts|definition|frame|inputs|links|references|scenarios|tables|what-ifs)/',
    },
  },
  {
    name: 'pages-do-not-know-the-app',
    from: { path: '^frontend/src/pages/' },
    to: { path: '^frontend/src/app/' },
  },
  {
    name: 'api-takes-the-contract-only',
    from: { path: '^frontend/src/api/', pathNot: tests },
    to: { path: '^frontend/src/(app|pages|features|ui|mocks)/' },
  },
  {
    name: 'writes-go-through-use-write',
    comment: 'One way to write: `useWrite`, which says what a write makes stale. `call` takes no write by its type.',
    from: { path: '^frontend/src/', pathNot: ['^frontend/src/api/use-write\\.ts$', tests] },
    to: { path: ['node_modules/swr/(dist/)?mutation', '^swr/mutation$'] },
  },
  {
    name: 'prices-stand-alone',
    comment: 'Prices of the day stand on the front page and on commodities alone, never on pages of learning: SEBI forbids them beside teaching.',
    from: { path: '^frontend/src/pages/', pathNot: ['^frontend/src/pages/(home|market)/', tests] },
    to: { path: '^frontend/src/(features|pages)/market/' },
  },
  {
    name: 'mocks-stay-out-of-the-site',
    comment: 'They may be reached from their own entry and from tests; never from what readers load.',
    from: { path: '^frontend/src/', pathNot: ['^frontend/src/mocks/', '^frontend/src/main\\.tsx$', tests] },
    to: { path: '^frontend/src/mocks/' },
  },
]

const programRules = [
  {
    name: 'programs-meet-over-http',
    comment: 'The cms and its plugins, the site, and the launcher share the contract, the desk and the Studio also the editor, and nothing else.',
    from: { path: '^(cms|cms-plugins)/' },
    to: { path: '^frontend/' },
  },
  {
    name: 'programs-meet-over-http-too',
    comment: 'The glossary that ships is data: tests of the chat ask it what readers will ask. The desk and the Studio show one editor.',
    from: { path: '^frontend/', pathNot: '^frontend/src/mocks/page-tests/shipped-content\\.ts$' },
    to: { path: '^(cms|cms-plugins)/', pathNot: '^cms-plugins/editor/' },
  },
  {
    name: 'plugins-could-leave',
    comment: 'A plugin is a package of its own: it knows the contract, not the cms that loads it.',
    from: { path: '^cms-plugins/' },
    to: { path: '^cms/' },
  },
  {
    name: 'base-knows-no-plugin',
    comment: 'The cms and all plugins stand on it.',
    from: { path: '^cms-plugins/base/' },
    to: { path: '^cms-plugins/(?!base/)' },
  },
  {
    name: 'accounts-is-the-lowest-plugin',
    comment: 'The other plugins and the cms know people; what people are does not depend on them.',
    from: { path: '^cms-plugins/accounts/' },
    to: { path: '^cms-plugins/(?!accounts/|base/)' },
  },
  {
    name: 'plugins-meet-at-their-exports',
    comment: 'Of a plugin its neighbours know what its package.json exports, never a file behind it. The editor exports all of its files.',
    from: { path: '^(cms/(?:src|seed|config)|cms-plugins/([^/]+))/' },
    to: { path: '^cms-plugins/', pathNot: ['^cms-plugins/($2|editor)/', exportedByPlugins()] },
  },
  {
    name: 'contract-needs-zod-alone',
    comment: 'No framework and none of the programs: zod alone.',
    from: { path: '^contract/', pathNot: tests },
    to: { pathNot: ['^contract/', 'node_modules/zod/'] },
  },
  {
    name: 'editor-knows-no-view',
    comment: 'The desk and the Studio show the same editor, in two versions of React: its core needs the contract and TipTap alone.',
    from: { path: '^cms-plugins/editor/', pathNot: tests },
    to: { pathNot: ['^(cms-plugins/editor|contract)/', 'node_modules/@tiptap/(core|pm|extension-table|starter-kit)/'] },
  },
  {
    name: 'readers-load-no-editor',
    comment: 'The editor is large, and only the desk has it.',
    from: { path: '^frontend/', pathNot: '^frontend/src/features/dashboard/' },
    to: { path: '^cms-plugins/editor/' },
  },
  {
    name: 'launcher-needs-nothing',
    comment: 'It runs before anything is installed: Node alone.',
    from: { path: '^\\.ci/', pathNot: ['\\.test\\.mjs$', '^\\.ci/compose/'] },
    to: { pathNot: '^\\.ci/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'rules-are-pure',
    comment: 'A rule is a function of plain data: what has a table test beside it, and is no hook, knows neither Strapi nor React.',
    from: {
      path: filesWithTests(['cms/src', 'cms/seed', 'cms-plugins', 'frontend/src/features', 'frontend/src/lib']),
      pathNot: '/use-[^/]+\\.ts$',
    },
    to: { path: 'node_modules/(@strapi/|koa|react|react-dom|react-router-dom|swr)' },
  },
]

/** The folders of the cms, from the lowest up: what is written and answered of anything, each content, what is made of several. */
const cmsLayers = [
  {
    name: 'writes-and-answers-are-the-bottom',
    comment: 'Versions, keys, watching and shaping know no content; each content knows them. Answers know what writes keep.',
    from: { path: '^cms/src/api/(writes|answers)/', pathNot: tests },
    to: { path: '^cms/src/api/(?!$1/|writes/)' },
  },
  {
    name: 'contents-stand-alone',
    comment:
      'What two kinds of content need is below them (writes, answers; the register and the glossary, from which texts take figures and words); what is made of both is above.',
    from: { path: '^cms/src/api/(article|story|figure|term|contact|market|media|openapi)/', pathNot: tests },
    to: { path: '^cms/src/api/(?!$1/|writes/|answers/|figure/|term/)' },
  },
  {
    name: 'desk-and-preview-are-the-top',
    comment: 'Desk and preview read above the contents; only what connects the program knows them.',
    from: {
      path: '^cms/(src|seed)/',
      pathNot: ['^cms/src/api/(desk|preview)/', '^cms/src/connect-newsroom'],
    },
    to: { path: '^cms/src/api/(desk|preview)/' },
  },
  {
    name: 'files-know-no-content',
    comment: 'Pictures, films and uploads serve every content alike; pictures do not know how they were received.',
    from: { path: '^cms/src/(pictures|films|uploads|middlewares)/' },
    to: { path: '^cms/src/api/' },
  },
  {
    name: 'pictures-do-not-know-uploads',
    from: { path: '^cms/src/(pictures|films)/' },
    to: { path: '^cms/src/(uploads|middlewares)/' },
  },
]

/** A pattern of the sources behind what plugins export (`"./rows": { "types": "./server/src/rows.ts", … }`). */
function exportedByPlugins() {
  const parent = path.join(__dirname, 'cms-plugins')
  const folders = existsSync(parent) ? readdirSync(parent).filter((name) => existsSync(path.join(parent, name, 'package.json'))) : []
  const files = folders.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(path.join(parent, name, 'package.json'), 'utf8')).exports ?? {}).flatMap((entry) =>
      typeof entry === 'object' && /^\.\/(server|admin)\/src\//.test(entry.types ?? '') ? [`cms-plugins/${name}/${entry.types.slice(2)}`] : [],
    ),
  )
  return `^(${['exports-of-plugins', ...files].join('|').replaceAll('.', '\\.')})$`
}

/** @param {object[]} rules */
function asErrors(rules) {
  return rules.map((rule) => ({ severity: 'error', ...rule }))
}

/**
 * A pattern of the modules that have a test of plain data (`rule.ts` beside `rule.test.ts`).
 * @param {string[]} folders
 */
function filesWithTests(folders) {
  const files = folders
    .filter((folder) => existsSync(path.join(__dirname, folder)))
    .flatMap((folder) => readdirSync(path.join(__dirname, folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))))
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  return files.map((file) => `^${file.replace('.test.ts', '.ts').replaceAll('.', '\\.')}$`)
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: asErrors([
    ...siteRules,
    ...programRules,
    ...cmsLayers,
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three. Types alone may point back.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-drawers',
      comment: 'A file that cannot find a home has no name yet.',
      from: {},
      to: { path: '/(utils|helpers|common|shared|constants|types|hooks|misc)/', pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolved',
      from: {},
      // The fonts are cut for each build and are in no fresh clone
      to: { couldNotResolve: true, pathNot: '/src/ui/fonts/' },
    },
  ]),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|\\.building-[^/]+|\\.tmp|\\.strapi|types/generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, '.ci/tsconfig.imports.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
