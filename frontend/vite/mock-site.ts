import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { bootScript } from '../src/app/boot-script.ts'

const workerFile = 'mockServiceWorker.js'

/**
 * What the site on mocks needs besides Vite: msw's service worker, given straight from its package so that no copy of it
 * lies in a folder that a build would publish, and the script that sets theme and text size before anything is drawn.
 */
export function mockSite(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8')
  return {
    name: 'mock-site',
    configureServer(server) {
      server.middlewares.use(`/${workerFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source })
    },
    transformIndexHtml: () => [{ tag: 'script', children: bootScript, injectTo: 'head-prepend' }],
  }
}
