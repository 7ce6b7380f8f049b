import js from '@eslint/js'
import checkFile from 'eslint-plugin-check-file'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What the compiler says of unused names is said here once, for tests and scripts too. */
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
    // What needs to know types is oxlint's (.oxlintrc.json).
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strict],
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': unusedNames,
    },
  },
  {
    files: ['{contract,cms,frontend}/{src,server,seed,checks}/**/*.{ts,tsx}', 'cms-plugins/*/{server,admin}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { artha: { rules: { 'assertion-reason': assertionReason } } },
    rules: { 'artha/assertion-reason': 'error' },
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
