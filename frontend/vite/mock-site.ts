import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { boardUpdatesPath } from '../src/api/board-updates-path.ts'
import { bootScript } from '../src/app/boot-script.ts'

const workerFile = 'mockServiceWorker.js'

/**
 * Adds what the site on mocks needs: msw's service worker, served from its package so that no copy is in a published folder; the script that sets
 * theme and text size before anything is drawn; and the site's own endpoint for board updates, because a request still pending when the page is left
 * bypasses the worker.
 */
export function mockSite(): Plugin {
  const files = [
    { fileName: workerFile, type: 'text/javascript', source: readFileSync(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8') },
    { fileName: boardUpdatesPath.slice(1), type: 'application/json', source: '{}' },
  ]
  return {
    name: 'mock-site',
    configureServer(server) {
      for (const { fileName, type, source } of files) {
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader('content-type', type)
          response.end(source)
        })
      }
    },
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [{ tag: 'script', children: bootScript, injectTo: 'head-prepend' }],
  }
}
