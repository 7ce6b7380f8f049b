import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { mockLibrary } from '../data/library-builder.ts'
import { drawPicture, mediaBuilder } from '../data/picture-builder.ts'
import { refuse } from './refusal.ts'
import { storeUpload, readUpload } from './uploaded-files.ts'

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
    const found = mockLibrary.filter(
      (file) =>
        (kind ?? file.kind) === file.kind &&
        (withoutAlt === undefined || file.alt === '') &&
        `${file.name} ${file.alt} ${file.caption}`.toLowerCase().includes(q.toLowerCase()),
    )
    return onePage(found, query)
  }),

  http.get('/uploads/:file', async ({ request }) => {
    const { pathname } = new URL(request.url)
    const chosen = await readUpload(pathname)
    if (chosen !== undefined) return new HttpResponse(chosen, { headers: { 'content-type': chosen.type } })
    const drawing = drawPicture(pathname)
    return new HttpResponse(drawing ?? null, { status: drawing ? 200 : 404, headers: { 'content-type': 'image/svg+xml' } })
  }),
]
