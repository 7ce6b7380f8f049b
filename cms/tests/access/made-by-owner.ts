import sharp from 'sharp'
import { articleData, storyBody } from '../contract/samples'
import { upload } from '../contract/upload-as'
import { owner, send, signIn } from './callers'

/** Creates an article or story of the primary admin, which no other caller owns. Returns its id. */
export async function madeByOwner(cmsUrl: string, path: '/admin/upload' | '/api/stories'): Promise<string> {
  const { token } = await signIn(cmsUrl, owner)
  const made = await send(`${cmsUrl}${path}`, 'POST', path === '/admin/upload' ? articleData() : storyBody(), token)
  const { _id } = (await made.json()) as { _id: string }
  return _id
}

/** Uploads a picture of the primary admin. Returns the path of its row on the desk. */
export async function fileOfOwner(cmsUrl: string): Promise<string> {
  const { token } = await signIn(cmsUrl, owner)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#14593c' } })
    .png()
    .toBuffer()
  const { secure_url } = await upload(cmsUrl, token, { file: picture })
  const files = (await (await send(`${cmsUrl}/api/desk/media?pageSize=10`, 'GET', undefined, token)).json()) as { _id: string; url: string }[]
  return `/api/desk/media/${files.find(({ url }) => url === secure_url)?._id}`
}
