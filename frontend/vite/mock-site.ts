import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { bootScript } from '../src/app/boot-script.ts'

/**
 * What the site on mocks needs besides Vite: msw's service worker, given straight from its package so that no copy of it
 * lies in a folder that a build would publish, and the script that sets theme and text size before anything is drawn.
 */
export function mockSite(): Plugin {
  const worker = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'))
  return {
    name: 'mock-site',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(worker)
      })
    },
    transformIndexHtml: () => [{ tag: 'script', children: bootScript, injectTo: 'head-prepend' }],
  }
}
