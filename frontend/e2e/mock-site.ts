import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'

const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')

/** The site on mocks, built: what `npm run dev:mock` serves, without its compiler at work while a journey goes on. */
export async function startMockSite(root = path.resolve(import.meta.dirname, '..')) {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'artha-mock-site-'))
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }
  // The build of the whole site cuts its fonts beside itself
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
