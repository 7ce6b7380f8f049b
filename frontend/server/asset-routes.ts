import { join } from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { immutable } from './cache-control.ts'

/** Browsers ask for icons and the like under fixed names; a day is long enough for them. */
const fixedNames = 'public, max-age=86400'

/** The files of the build: those with a hash in their name for ever, each in the encodings that were made with it. */
export async function assetRoutes(site: FastifyInstance, { directory }: { directory: string }) {
  const settings = { preCompressed: true, index: false, cacheControl: false, decorateReply: false } as const
  await site.register(fastifyStatic, {
    ...settings,
    root: join(directory, 'assets'),
    prefix: '/assets/',
    setHeaders: (response) => keepFor(response, immutable),
  })
  await site.register(fastifyStatic, {
    ...settings,
    root: directory,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response) => keepFor(response, fixedNames),
  })
}

function keepFor(response: SetHeadersResponse, cacheControl: string) {
  response.setHeader('cache-control', cacheControl)
  response.setHeader('vary', 'Accept-Encoding')
}
