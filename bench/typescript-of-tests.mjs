import { createRequire } from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Does something with modules of the tests, which are TypeScript: this Node does not read it. Files are seen from the project's
 * root; what they load later than at once has to be loaded before `work` ends.
 */
export async function withTypeScript(files, work) {
  const { createServer } = await import(createRequire(path.join(root, 'frontend', 'package.json')).resolve('vite'))
  const reader = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
  })
  try {
    return await work(...(await Promise.all(files.map((file) => reader.ssrLoadModule(path.join(root, file))))))
  } finally {
    await reader.close()
  }
}
