import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { endpoints } from '@artha/contract/endpoints'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import type { MediaAnswer } from '@artha/contract/media'
import { mockPath } from './mock-path.ts'
import { personOfToken } from './people.ts'
import { pictureBuilder, pictureUrl } from './picture-builder.ts'

const refuse = (code: ErrorCode, message: string): Response => HttpResponse.json<ErrorAnswer>({ code, message }, { status: errorStatus[code] })

/** The same picture for every picture, the same clip for every video. */
export const mediaHandlers: RequestHandler[] = [
  http.post(mockPath(endpoints.uploadMedia.path), async ({ request }) => {
    const person = personOfToken(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
    if (person === undefined) return refuse('unauthenticated', 'Please log in.')
    const file = (await request.formData()).get('file')
    if (file === null || typeof file === 'string') return refuse('validation', 'A file is missing.')
    await delay()
    const answer: MediaAnswer = file.type.startsWith('video/')
      ? { secure_url: '/uploads/mock-clip.mp4', kind: 'video', image: null }
      : { secure_url: pictureUrl('upload'), kind: 'image', image: pictureBuilder('upload') }
    return HttpResponse.json(answer, { status: 201 })
  }),
]
