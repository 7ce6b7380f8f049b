import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever npm was called from. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
