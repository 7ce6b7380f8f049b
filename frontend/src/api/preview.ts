import { useRead } from './use-read.ts'

/** `search` is the query of the link ("?expires=…&signature=…"); without it there is no such preview, as the server says. */
export function usePreview(id: string, search: string) {
  const link = new URLSearchParams(search)
  return useRead('readPreview', { id, query: { expires: link.get('expires') ?? undefined, signature: link.get('signature') ?? undefined } })
}
