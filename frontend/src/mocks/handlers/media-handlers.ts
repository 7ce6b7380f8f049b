import type { LibraryFile, LibraryFileDetails } from '@artha/contract/media-library'
import type { FocusPoint, Picture } from '@artha/contract/picture'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { croppedFile, mockLibraryDetails } from '../data/library-builder.ts'
import { drawPicture, mediaBuilder } from '../data/picture-builder.ts'
import { refuse } from './refusal.ts'
import { tabList } from '../data/tab-list.ts'
import { storeUpload, readUpload } from './uploaded-files.ts'

const library = tabList('media', mockLibraryDetails)

const listed = ({ _id, url, kind, name, alt, caption, image, bytes, createdAt }: LibraryFileDetails): LibraryFile => ({
  ...{ _id, url, kind, name, alt, caption, image, bytes, createdAt },
})

function withFocus(image: Picture | null, focus: FocusPoint | null | undefined): Picture | null {
  if (image === null) return null
  const { focus: _, ...unfocused } = image
  return { ...unfocused, ...(focus && { focus }) }
}

/** Returns a file that may be changed, or the refusal. */
function changeable(id: string, request: Request) {
  const file = library.find(id)
  if (file === undefined) return refuse('not-found')
  if (!file.mayChange) return refuse('forbidden', 'You can only change your own work.')
  const seen = request.headers.get('if-match')
  return seen === null || seen === `"${file.version}"` ? file : refuse('conflict', 'Someone else saved this in the meantime.')
}

/** Uploads, the media library, and the image files: the chosen file for an upload, a placeholder for all others. */
export const mediaHandlers: RequestHandler[] = [
  mockEndpoint('uploadMedia', async ({ request }) => {
    const file = (await request.formData()).get('file')
    if (file === null || typeof file === 'string') return refuse('validation', 'A file is missing.')
    await delay()
    const address = await storeUpload(file)
    return mediaBuilder({ secure_url: address, ...(file.type.startsWith('video/') && { kind: 'video', image: null }) })
  }),

  mockEndpoint('listMedia', ({ query }) => {
    const { q = '', kind, withoutAlt } = query
    const found = library
      .all()
      .filter(
        (file) =>
          (kind ?? file.kind) === file.kind &&
          (withoutAlt === undefined || file.alt === '') &&
          `${file.name} ${file.alt} ${file.caption}`.toLowerCase().includes(q.toLowerCase()),
      )
    return onePage(found.map(listed), query)
  }),
  mockEndpoint('readMedia', ({ id }) => library.find(id) ?? refuse('not-found')),
  mockEndpoint('updateMedia', ({ id, body, request }) => {
    const file = changeable(id, request)
    if (file instanceof Response) return file
    const { focus = file.image?.focus, ...words } = body
    const saved = { ...file, ...words, image: withFocus(file.image, focus), version: file.version + 1 }
    library.put(saved)
    return saved
  }),
  mockEndpoint('cropMedia', ({ id, body: { width, height } }) => {
    const from = library.find(id)
    if (from === undefined) return refuse('not-found')
    if (from.image === null) return refuse('unsupported-media-type', 'Only a still picture can be cropped.')
    const crop = croppedFile(from, { width, height }, library.all().length)
    library.put(crop)
    return crop
  }),
  mockEndpoint('deleteMedia', ({ id, query, request }) => {
    const file = changeable(id, request)
    if (file instanceof Response) return file
    if (file.publishedUses > query.publishedUses) return refuse('conflict', `${file.publishedUses} published pieces show this file.`)
    library.remove(id)
    return { message: 'The file was deleted.' }
  }),

  http.get('/uploads/:file', async ({ request }) => {
    const { pathname } = new URL(request.url)
    const chosen = await readUpload(pathname)
    if (chosen !== undefined) return new HttpResponse(chosen, { headers: { 'content-type': chosen.type } })
    const drawing = drawPicture(pathname)
    return new HttpResponse(drawing ?? null, { status: drawing ? 200 : 404, headers: { 'content-type': 'image/svg+xml' } })
  }),
]
