import type { endpoints } from '@artha/contract/endpoints'

type Path = (typeof endpoints)[keyof typeof endpoints]['path']

/** Returns an endpoint's path in the notation of msw. */
export const mockPath = (path: Path) => path.replace(/\{(\w+)\}/g, ':$1')
