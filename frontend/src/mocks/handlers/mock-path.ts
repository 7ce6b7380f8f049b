import type { endpoints } from '@artha/contract/endpoints'

type Path = (typeof endpoints)[keyof typeof endpoints]['path']

/** The path of an endpoint as msw writes it. */
export const mockPath = (path: Path) => path.replace(/\{(\w+)\}/g, ':$1')
