import type { AuditLine, AuditPage } from '@artha/contract/studio-access'
import { send } from './access/callers'

type Kind = 'article' | 'story'

/** The actions of the Studio's buttons other than saving, for one document or several, and the newsroom's pages. */
export function openStudioDesk(cmsUrl: string, token: string) {
  const type = (kind: Kind) => `${cmsUrl}/content-manager/collection-types/api::${kind}.${kind}`
  const asked = async (address: string, method = 'GET', body?: object) => {
    const response = await send(address, method, body, token)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  }
  const ask = (path: string, method = 'GET', body?: object) => send(`${cmsUrl}/newsroom${path}`, method, body, token)
  return {
    ask,
    many: (kind: Kind, what: 'bulkDelete' | 'bulkPublish' | 'bulkUnpublish', documentIds: string[]) =>
      asked(`${type(kind)}/actions/${what}`, 'POST', { documentIds }),
    clone: async (kind: Kind, id: string, data: object) => {
      const { data: made } = (await asked(`${type(kind)}/clone/${id}`, 'POST', data)) as { data: { documentId: string } }
      return made.documentId
    },
    discard: (kind: Kind, id: string) => asked(`${type(kind)}/${id}/actions/discard`, 'POST', {}),
    publishWith: (kind: Kind, id: string, data: object) => asked(`${type(kind)}/${id}/actions/publish`, 'POST', data),
    /** Returns the entry as its Studio form reads it. */
    read: async (kind: Kind, id: string, status: 'draft' | 'published' = 'draft') =>
      (await asked(`${type(kind)}/${id}?status=${status}`)) as { data: Record<string, unknown>; meta: { availableStatus: object[] } },
    /** Returns the audit entries of a document, oldest first. */
    async trailOf(kind: Kind, id: string): Promise<Pick<AuditLine, 'actor' | 'action' | 'details'>[]> {
      const { results } = (await (await ask(`/changes?q=${id}`)).json()) as AuditPage
      return results
        .filter(({ subject }) => subject === `${kind}:${id}`)
        .map(({ actor, action, details }) => ({ actor, action, details }))
        .reverse()
    },
  }
}
