import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder, independent of the current folder. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')
