import js from '@eslint/js'
import checkFile from 'eslint-plugin-check-file'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { ownText } from './.ci/checks/own-text.mjs'
import { writesByUseWrite } from './.ci/checks/writes-by-use-write.mjs'

/** Unused names, as the compiler reports them, for tests and scripts too. */
const unusedNames = ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true }]

/** An assertion tells the compiler what it cannot know, so a comment beside it tells the reader why it is so. */
const assertionReason = {
  meta: {
    type: 'suggestion',
    messages: { bare: 'Say in a comment on this line or above it why this is so, or let a guard, a schema or `namesOf` show it.' },
  },
  create: (context) => ({
    ':not(TSAsExpression) > TSAsExpression:not([typeAnnotation.typeName.name="const"])'(node) {
      const { sourceCode } = context
      const first = sourceCode.getAncestors(node).findLast(({ type }) => /Statement$|Declaration$|^ReturnStatement$|^Property$/.test(type)) ?? node
      const lines = new Set([node.loc.end.line, node.loc.start.line - 1, first.loc.start.line, first.loc.start.line - 1])
      if (!sourceCode.getAllComments().some(({ loc }) => lines.has(loc.end.line))) context.report({ node, messageId: 'bare' })
    },
  }),
}

const oneWay = 'Figures are written in one place: `lib/money.ts` and `lib/dates.ts` of the site, `number-words.ts` of the contract.'

/** "21.4%", "12,34,567" and "22 Nov 2026" come from one place, so that they are the same everywhere. */
const figuresOneWay = {
  meta: { type: 'suggestion', messages: { space: 'No space stands before the percent sign: “21.4%”.', elsewhere: oneWay } },
  create: (context) => {
    const sign = (node, text) => {
      if (/[\d}][\s\u00a0\u202f]+%(?![a-zA-Z\d(])/.test(text)) context.report({ node, messageId: 'space' })
    }
    return {
      Literal: (node) => {
        if (typeof node.value !== 'string') return
        // Words that begin with the sign are put after a number and a space
        sign(node, /^%\s\w/.test(node.value) ? `} ${node.value}` : node.value)
      },
      JSXText: (node) => sign(node, `${node.range[0] > 0 && context.sourceCode.text[node.range[0] - 1] === '}' ? '}' : ''}${node.value}`),
      TemplateLiteral: (node) => sign(node, node.quasis.map(({ value }) => value.cooked).join('}')),
      'CallExpression[callee.property.name=/^(toFixed|toLocaleString|toLocaleDateString|toLocaleTimeString)$/]': (node) =>
        context.report({ node, messageId: 'elsewhere' }),
      'NewExpression[callee.object.name="Intl"][callee.property.name=/^(NumberFormat|DateTimeFormat)$/]': (node) =>
        context.report({ node, messageId: 'elsewhere' }),
    }
  },
}

/** Attributes that people read or hear. */
const readAttribute = /^(aria-label|accessibleLabel|label|title|hint|placeholder|offer|about|kicker|caption)$/
const hasWords = (text) => /\p{L}{2}/u.test(text)

/** Words of the frame and the panels stand in `…-texts.ts`, where those of another language would. */
const wordsApart = {
  meta: { type: 'suggestion', messages: { here: 'Words stand in a `…-texts.ts` beside this file, read as `import * as texts`.' } },
  create: (context) => ({
    JSXText: (node) => hasWords(node.value) && context.report({ node, messageId: 'here' }),
    JSXAttribute(node) {
      const isRead = readAttribute.test(node.name.name) && node.value?.type === 'Literal' && hasWords(node.value.value)
      if (isRead) context.report({ node, messageId: 'here' })
    },
  }),
}

/** A class that a style sheet may not have would be written as the word "undefined". */
const wholeClassNames = {
  meta: { type: 'problem', messages: { missing: 'The style sheet may have no such class: add `?? ""` within the braces.' } },
  create: (context) => ({
    'TemplateLiteral MemberExpression[computed=true]'(node) {
      const styles = node.object.type === 'Identifier' && /^\w*[sS]tyles$/.test(node.object.name)
      if (styles && node.parent.type !== 'LogicalExpression') context.report({ node, messageId: 'missing' })
    },
  }),
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.tmp/',
      '**/.strapi/',
      '**/.cache/',
      '**/.building-*/',
      'cms/types/generated/',
      'frontend/public/',
    ],
  },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*.{ts,tsx,mts,mjs,cjs}': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'no-unused-vars': unusedNames,
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A list of texts, `as const`, is read and checked the same way in TypeScript, JSON and zod.' },
      ],
    },
  },
  {
    // Rules that need types run in oxlint (.oxlintrc.json).
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strict],
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': unusedNames,
    },
  },
  {
    files: ['{contract,cms-plugins/editor,cms,frontend}/{src,server,seed,checks}/**/*.{ts,tsx}', 'cms-plugins/*/{server,admin}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { artha: { rules: { 'assertion-reason': assertionReason } } },
    rules: { 'artha/assertion-reason': 'error' },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    plugins: { classes: { rules: { whole: wholeClassNames } } },
    rules: { 'classes/whole': 'error' },
  },
  {
    files: ['frontend/src/app/**/*.tsx', 'frontend/src/features/market/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*-texts.tsx'],
    plugins: { words: { rules: { apart: wordsApart } } },
    rules: { 'words/apart': 'error' },
  },
  {
    files: ['frontend/src/**/*.tsx', 'cms/src/admin/**/*.tsx', 'cms-plugins/*/admin/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'frontend/src/mocks/page-tests/**'],
    plugins: { translated: { rules: { 'own-text': ownText } } },
    rules: { 'translated/own-text': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    // The frame of every page writes without the hook (late-writes.ts: log out, subscribe)
    ignores: ['**/*.test.{ts,tsx}', 'frontend/src/api/{call,use-write,late-writes}.ts', 'frontend/src/mocks/**'],
    plugins: { writes: { rules: { 'by-use-write': writesByUseWrite } } },
    rules: { 'writes/by-use-write': 'error' },
  },
  {
    // What is no text for readers stays: addresses and drawings with so many decimals, answers as a price source writes them, its clock.
    files: [
      '{contract,cms-plugins/editor,cms,frontend}/src/**/*.{ts,tsx}',
      'frontend/server/**/*.{ts,tsx}',
      'cms/seed/**/*.ts',
      'cms-plugins/*/{server,admin}/src/**/*.{ts,tsx}',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      'frontend/src/lib/{money,dates}.ts',
      'contract/src/number-words.ts',
      'frontend/src/features/figures/figure-history.tsx',
      'frontend/src/features/calculators/flat-rate/flat-rate-calculator.ts',
      'frontend/src/features/market/converter/currency-words.ts',
      'frontend/src/mocks/data/market-builder.ts',
      'cms/src/api/market/**',
      'cms/seed/cover-art/**',
    ],
    plugins: { figures: { rules: { 'one-way': figuresOneWay } } },
    rules: { 'figures/one-way': 'error' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: nodeGlobals() },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // What it would only warn of is refused as well
    rules: Object.fromEntries(Object.keys(reactHooks.configs.flat.recommended.rules).map((name) => [name, 'error'])),
  },
  {
    // A suite reads as one list, however many cases it holds.
    files: ['**/*.test.{ts,tsx,mjs}'],
    rules: { 'max-lines-per-function': 'off' },
  },
)

/** The globals of Node that scripts without types use. */
function nodeGlobals() {
  const names = [
    'process',
    'console',
    'fetch',
    'URL',
    'URLSearchParams',
    'Buffer',
    'Blob',
    'FormData',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'performance',
    'AbortSignal',
    'AbortController',
    'module',
    'require',
    '__dirname',
  ]
  return Object.fromEntries(names.map((name) => [name, 'readonly']))
}
