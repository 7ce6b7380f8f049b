import type { Preview } from '@artha/contract/preview'
import { useResource } from './use-resource.ts'

/** `search` is the query of the link ("?expires=…&signature=…"); without it there is no such preview, as the server says. */
export const usePreview = (id: string, search: string) => useResource<Preview>(`/api/preview/${encodeURIComponent(id)}${search}`)
