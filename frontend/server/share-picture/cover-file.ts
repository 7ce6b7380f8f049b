import { readFile } from 'node:fs/promises'
import type { Picture } from '@artha/contract/picture'
import type { MediaCache } from '../media/media-cache.ts'

/** Larger covers are left out, so that a picture takes only a few hundred milliseconds. */
const mostBytes = 1024 * 1024
const widest = 1_000
const answerLimitMs = 3_000

/** Returns the address of the widest JPEG of at most a thousand pixels: resvg reads neither WebP nor AVIF. */
export function coverAddress(picture: Picture | null): string | undefined {
  const files = (picture?.variants ?? []).filter(({ format, width }) => format === 'jpeg' && width <= widest)
  return files.toSorted((a, b) => b.width - a.width)[0]?.url
}

export interface CoverFiles {
  cache: Pick<MediaCache, 'find'>
  /** The only other server from which covers are loaded. */
  mediaHost: string | undefined
}

/** Returns the JPEG at an address from `coverAddress`; undefined if it is not available. */
export async function coverFile(address: string, { cache, mediaHost }: CoverFiles): Promise<Buffer | undefined> {
  try {
    const bytes = address.startsWith('/uploads/') ? await cachedFile(address, cache) : await fetchedFile(address, mediaHost)
    // The file may be something else than its address says
    return bytes !== undefined && bytes.length <= mostBytes && bytes.readUIntBE(0, 3) === 0xffd8ff ? bytes : undefined
  } catch {
    return undefined
  }
}

async function cachedFile(address: string, cache: CoverFiles['cache']): Promise<Buffer | undefined> {
  const found = await cache.find(address)
  if (typeof found === 'string' || found.file.bytes > mostBytes) return undefined
  const { place } = found.file
  return 'file' in place ? readFile(place.file) : place.bytes
}

async function fetchedFile(address: string, mediaHost: string | undefined): Promise<Buffer | undefined> {
  const url = new URL(address)
  if (url.protocol !== 'https:' || mediaHost === undefined || url.host !== mediaHost) return undefined
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerLimitMs), redirect: 'error' })
  if (!answer.ok || Number(answer.headers.get('content-length') ?? Infinity) > mostBytes) return undefined
  return Buffer.from(await answer.arrayBuffer())
}
