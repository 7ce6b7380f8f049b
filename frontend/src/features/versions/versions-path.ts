import { articlePath } from '../../lib/paths.ts'
import type { ComparedNumbers } from './compared-numbers.ts'

/** Returns the path to the versions of an article that readers had; with two numbers, to what changed between them. */
export const articleVersionsPath = (id: string, compared?: ComparedNumbers) =>
  `${articlePath(id)}/versions${compared === undefined ? '' : `?from=${compared.from}&to=${compared.to}`}`
