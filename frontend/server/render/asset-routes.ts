import { join } from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { immutable } from '../respond/cache-control.ts'

/** For icons and other files without a hash in their names: one day. */
const oneDay = 'public, max-age=86400'

/** Serves the files of the build, precompressed where possible. Files with a hash in their names are cached for ever. */
export async function assetRoutes(site: FastifyInstance, { directory }: { directory: string }) {
  const settings = { preCompressed: true, index: false, cacheControl: false, decorateReply: false } as const
  await site.register(fastifyStatic, {
    ...settings,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    setHeaders: (response) => setCacheHeaders(response, immutable),
  })
  await site.register(fastifyStatic, {
    ...settings,
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response) => setCacheHeaders(response, oneDay),
  })
}

function setCacheHeaders(response: SetHeadersResponse, cacheControl: string) {
  response.setHeader('cache-control', cacheControl)
  response.setHeader('vary', 'Accept-Encoding')
}
