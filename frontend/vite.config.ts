import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { onlyCalculatorPaths } from './vite/calculator-paths.ts'
import { categoryDrawings } from './vite/category-drawings.ts'
import { chunkOf } from './vite/chunks.ts'
import { shortClassName } from './vite/class-names.ts'
import { icons } from './vite/icons.ts'
import { precompress } from './vite/precompress.ts'
import { withoutFiles } from './vite/without-files.ts'

/** Resolves contract and editor to their sources, so that the site builds and runs without the other programs' installs. */
export const resolve = {
  alias: [
    { find: /^@artha\/contract\/(.+)$/, replacement: fileURLToPath(new URL('../contract/src/$1.ts', import.meta.url)) },
    { find: /^@artha\/editor\/(.+)$/, replacement: fileURLToPath(new URL('../cms-plugins/editor/src/$1.ts', import.meta.url)) },
    // SWR imports it for older versions of React; React has it since 18
    { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  ],
  dedupe: ['zod', 'react', 'react-dom', '@tiptap/core', '@tiptap/extension-table', '@tiptap/pm', '@tiptap/starter-kit'],
}

/** The published code of the router: its package gives bundlers the code with warnings for developers. */
const routerAsPublished = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
}

/** The packages that the server loads from node_modules. All others are bundled with it: one React, and never its slow development code. */
const serverPackages = ['@fastify/static', '@resvg/resvg-js', 'fastify', 'harfbuzzjs', 'lru-cache', 'prom-client', 'sanitize-html', 'undici']

const contractSource = new URL('../contract/src/', import.meta.url)

/** Returns a hash that changes whenever a file of the contract changes. */
function contractHash(): string {
  const names = readdirSync(fileURLToPath(contractSource), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(new URL(name, contractSource)))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Pages that most links lead to. Their scripts are requested in parallel; for all pages, the names would add 1.5 KB to the script of
 * every page, so the imports of the others are requested when they have loaded.
 */
const oftenOpened = /\/(article|home|story)-page-/

/** The names of files, with short hashes: most names stand in the script of every page, and a hash does not compress. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

const clientBuild = {
  outDir: 'dist/client',
  manifest: true,
  // A twentieth smaller than esbuild's, at the cost of some seconds of the build
  minify: 'terser' as const,
  terserOptions: { module: true, ecma: 2020 as const, compress: { passes: 4, keep_fargs: false }, format: { comments: false as const } },
  rollupOptions: {
    input: 'src/main.tsx',
    output: { manualChunks: chunkOf, ...fileNames },
  },
}
/** The server names assets as the client's build does, because its pages link to them. */
const serverBuild = {
  outDir: 'dist/server',
  copyPublicDir: false,
  rollupOptions: { output: { assetFileNames: fileNames.assetFileNames } },
}
/** The site on mocks as files, for journeys. Not in dist, since it is never published. */
const mockBuild = { outDir: 'build/mock-site', emptyOutDir: true }

export default defineConfig(async ({ command, mode, isSsrBuild = false }) => ({
  // Prepared packages of their own, so that the site and the site on mocks can run side by side
  cacheDir: mode === 'mock' ? 'node_modules/.vite-mock' : 'node_modules/.vite',
  resolve: command === 'build' ? { ...resolve, alias: [...resolve.alias, routerAsPublished] } : resolve,
  plugins: [
    react(),
    icons(),
    categoryDrawings(),
    withoutFiles(),
    onlyCalculatorPaths(),
    mode === 'mock' ? (await import('./vite/mock-site.ts')).mockSite() : precompress(),
  ],
  ...(command === 'build' && mode !== 'mock' && { css: { modules: { generateScopedName: shortClassName } } }),
  define: {
    'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'mock' ? '1' : ''),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"', 'import.meta.env.CONTRACT_HASH': JSON.stringify(contractHash()) }),
  },
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT) || (mode === 'mock' ? 3100 : 3000),
    strictPort: true,
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    // A small font as a data: address would be refused by the content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (file: string, scripts: string[]) => (oftenOpened.test(file) ? scripts : []) },
    ...(mode === 'mock' ? mockBuild : isSsrBuild ? serverBuild : clientBuild),
  },
  ...(command === 'build' && { ssr: { noExternal: true as const, external: serverPackages } }),
}))
