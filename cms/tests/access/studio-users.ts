import { randomUUID } from 'node:crypto'
import { send } from './callers'
import { sharedStudioToken } from '../shared-studio'

export const studioRoles = ['strapi-super-admin', 'strapi-editor', 'strapi-author'] as const
export type StudioRole = (typeof studioRoles)[number]

async function dataOf<Data>(response: Response): Promise<Data> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}

/** Returns a token of the Studio's first administrator, or of a new Editor or Author who was invited and has registered. */
export async function studioToken(cmsUrl: string, role: StudioRole): Promise<string> {
  const token = sharedStudioToken()
  if (role === 'strapi-super-admin') return token
  const all = await dataOf<{ id: number; code: string }[]>(await send(`${cmsUrl}/admin/roles`, 'GET', undefined, token))
  const name = { firstname: 'Studio', lastname: role }
  const invited = await dataOf<{ registrationToken: string }>(
    await send(
      `${cmsUrl}/admin/users`,
      'POST',
      {
        ...name,
        email: `${role}-${randomUUID().slice(0, 8)}@artha.example`,
        roles: all.filter(({ code }) => code === role).map(({ id }) => id),
      },
      token,
    ),
  )
  const userInfo = { ...name, password: 'Studio-2-password' }
  const body = { registrationToken: invited.registrationToken, userInfo }
  return (await dataOf<{ token: string }>(await send(`${cmsUrl}/admin/register`, 'POST', body))).token
}
