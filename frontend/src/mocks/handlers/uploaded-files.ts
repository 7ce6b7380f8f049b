import { tabKeyPrefix } from '../data/tab-list.ts'

const cacheName = `${tabKeyPrefix}uploads`
const extensions: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Holds files as long as the page is open, if the browser has no Cache API (insecure pages, jsdom). */
const memory = new Map<string, Blob>()
const store = () => ('caches' in globalThis ? caches.open(cacheName) : undefined)

/** Stores a chosen file in this browser. Returns its address. */
export async function storeUpload(file: File): Promise<string> {
  const address = `/uploads/mock-${crypto.randomUUID()}.${extensions[file.type] ?? 'webp'}`
  memory.set(address, file)
  await (await store())?.put(address, new Response(file))
  return address
}

export async function readUpload(address: string): Promise<Blob | undefined> {
  return memory.get(address) ?? (await (await store())?.match(address))?.blob()
}

export const clearUploads = async () => {
  memory.clear()
  if ('caches' in globalThis) await caches.delete(cacheName)
}
