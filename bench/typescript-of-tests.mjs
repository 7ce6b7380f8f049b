import { createRequire } from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Loads TypeScript modules of the tests through Vite, because the oldest supported Node cannot, and calls `work` with them. Paths are relative to
 * the project's root. Dynamic imports must finish before `work` does.
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
