import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { errorAnswer, type ErrorAnswer } from '@artha/contract/errors'
import { mediaAnswer, type MediaAnswer } from '@artha/contract/media'
import { parse } from 'zod/mini'
import { bearer } from '../access/callers'

interface Part {
  file: Buffer
  name?: string
  type?: string
  alt?: string
}

/** A form, as the dashboard sends it. */
export function formWith({ file, name = 'picture.png', type = 'application/octet-stream', alt }: Part): FormData {
  const form = new FormData()
  if (alt !== undefined) form.set('alt', alt)
  form.set('file', new Blob([new Uint8Array(file)], { type }), name)
  return form
}

export const sendForm = (cmsUrl: string, token: string | undefined, body: FormData | string, headers: Record<string, string> = {}) =>
  fetch(`${cmsUrl}/api/media`, { method: 'POST', headers: { ...bearer(token), ...headers }, body })

/** Uploads a file and parses the answer with its schema. */
export async function upload(cmsUrl: string, token: string, part: Part): Promise<MediaAnswer> {
  const response = await sendForm(cmsUrl, token, formWith(part))
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return parse(mediaAnswer, await response.json())
}

export async function refusalOf(response: Response): Promise<ErrorAnswer & { status: number }> {
  return { ...parse(errorAnswer, await response.json()), status: response.status }
}

/** The files in a cms's temporary folder, and those in its uploads. */
export const filesIn = (homeFolder: string) => readdir(path.join(homeFolder, 'tmp'), { recursive: true })
export const uploadsIn = async (homeFolder: string) =>
  (await readdir(path.join(homeFolder, 'public', 'uploads'))).filter((name) => !name.startsWith('.'))
