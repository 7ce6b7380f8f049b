import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'

const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/** Builds and serves the site on mocks: what `npm run dev:mock` serves, without a compiler that runs during a journey. */
export async function startMockSite(root = path.resolve(import.meta.dirname, '..')) {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'artha-mock-site-'))
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }
  // The build of the whole site makes its fonts in a separate step
  await promisify(execFile)(process.execPath, ['fonts/make-fonts.mjs'], { cwd: root, env })
  await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'mock', '--outDir', outDir], { cwd: root, env })
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async stop() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
