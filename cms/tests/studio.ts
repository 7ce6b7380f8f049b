import { studioAdmin } from './running-cms'

/** The actions of an editor in the Studio, through the panel's own API. */
export interface Studio {
  create: (type: 'article' | 'story', data: object) => Promise<string>
  publish: (type: 'article' | 'story', documentId: string) => Promise<void>
  /** Creates and publishes an entry. Returns its document id. */
  post: (type: 'article' | 'story', data: object) => Promise<string>
  update: (type: 'article' | 'story', documentId: string, data: object) => Promise<void>
  unpublish: (type: 'article' | 'story', documentId: string) => Promise<void>
  remove: (type: 'article' | 'story', documentId: string) => Promise<void>
}

async function answered(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

const json = { 'content-type': 'application/json' }

/** Signs in as the Studio's administrator. Strapi allows five sign-ins per address in five minutes. */
export async function superAdminToken(cmsUrl: string): Promise<string> {
  const login = await answered(await fetch(`${cmsUrl}/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(studioAdmin) }))
  return (login.data as { token: string }).token
}

/** The Studio as its signed-in administrator uses it. */
export function openStudio(cmsUrl: string, token: string): Studio {
  const headers = { ...json, authorization: `Bearer ${token}` }
  const address = (type: string) => `${cmsUrl}/content-manager/collection-types/api::${type}.${type}`
  const send = async (method: string, url: string, data?: object) =>
    answered(await fetch(url, { method, headers, body: data === undefined ? undefined : JSON.stringify(data) }))
  const idOf = (answer: Record<string, unknown>) => (answer.data as { documentId: string }).documentId
  return {
    create: async (type, data) => idOf(await send('POST', address(type), data)),
    publish: async (type, id) => void (await send('POST', `${address(type)}/${id}/actions/publish`, {})),
    post: async (type, data) => idOf(await send('POST', `${address(type)}/actions/publish`, data)),
    update: async (type, id, data) => void (await send('PUT', `${address(type)}/${id}`, data)),
    unpublish: async (type, id) => void (await send('POST', `${address(type)}/${id}/actions/unpublish`, {})),
    remove: async (type, id) => void (await send('DELETE', `${address(type)}/${id}`)),
  }
}
