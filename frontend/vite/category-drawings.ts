import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = new URL('../src/ui/drawings/categories/', import.meta.url)

/**
 * Serves the drawings of articles without a picture at addresses made from their categories, because a table of hashed addresses would be in every
 * reader's script.
 */
export function categoryDrawings(): Plugin {
  return {
    name: 'category-drawings',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = drawings().get((request.url ?? '').slice(1))
        if (source === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(source)
      })
    },
    generateBundle() {
      for (const [fileName, source] of drawings()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** Returns the drawings by their paths on the site. */
const drawings = () => new Map(readdirSync(folder).map((name) => [`drawings/${name}`, readFileSync(new URL(name, folder), 'utf8')]))
