import { useRead } from './use-read.ts'

/** `search` is the query of the preview link ("?expires=…&signature=…"). Without it the server answers that there is no preview. */
export function usePreview(id: string, search: string) {
  const link = new URLSearchParams(search)
  return useRead('readPreview', { id, query: { expires: link.get('expires') ?? undefined, signature: link.get('signature') ?? undefined } })
}
