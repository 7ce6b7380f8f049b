import { tabKeyPrefix } from '../data/tab-list.ts'

const cacheName = `${tabKeyPrefix}uploads`
const extensions: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Where the browser has no such store (a page that is not secure, jsdom), files last as long as the page. */
const memory = new Map<string, Blob>()
const store = () => ('caches' in globalThis ? caches.open(cacheName) : undefined)

/** Keeps a chosen file in this browser; the address under which it is found again. */
export async function keepUpload(file: File): Promise<string> {
  const address = `/uploads/mock-${crypto.randomUUID()}.${extensions[file.type] ?? 'webp'}`
  memory.set(address, file)
  await (await store())?.put(address, new Response(file))
  return address
}

export async function readUpload(address: string): Promise<Blob | undefined> {
  return memory.get(address) ?? (await (await store())?.match(address))?.blob()
}

export const forgetUploads = async () => {
  memory.clear()
  if ('caches' in globalThis) await caches.delete(cacheName)
}
