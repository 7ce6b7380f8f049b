import { calls } from '@artha/contract/calls'
import type { MediaAnswer } from '@artha/contract/media'
import { ApiError } from './api-error.ts'
import { answerOf } from './call.ts'
import { currentToken } from './session.ts'

export interface UploadOptions {
  /** Stored with the file in the Media Library. */
  alt?: string
  /** Called with a fraction from 0 to 1. At 1 everything is sent, and the server processes it. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** In ms. Large files take long, so an upload is aborted only after this time without progress. */
const idleLimitMs = 90_000

/** Uploads a picture or video with progress. Uses XMLHttpRequest, because fetch reports no upload progress. */
export async function uploadMedia(file: File, options: UploadOptions): Promise<MediaAnswer> {
  const token = currentToken()
  const response = await send(file, options, token)
  return (await answerOf('uploadMedia', response, token)).answer
}

function send(file: File, { alt = '', onProgress, signal }: UploadOptions, token: string | null): Promise<Response> {
  const call = new XMLHttpRequest()
  const sent = new Promise<Response>((resolve, reject) => {
    call.onload = () => resolve(responseOf(call))
    call.onerror = () => reject(new ApiError({ kind: 'network', message: 'The server could not be reached.' }))
    call.ontimeout = () => reject(new ApiError({ kind: 'timeout', message: 'The server took too long to answer.' }))
    const stop = () => {
      reject(new DOMException('The upload was stopped.', 'AbortError'))
      call.abort()
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    call.onloadend = () => signal.removeEventListener('abort', stop)
  })
  call.open('POST', calls.uploadMedia.path)
  call.setRequestHeader('accept', 'application/json')
  if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`)
  const startedAt = performance.now()
  call.timeout = idleLimitMs
  call.upload.onprogress = ({ loaded, total }) => {
    // The timeout counts from the start, so each progress event extends it
    call.timeout = performance.now() - startedAt + idleLimitMs
    if (total > 0) onProgress(loaded / total)
  }
  if (!signal.aborted) call.send(formOf(file, alt))
  return sent
}

function formOf(file: File, alt: string) {
  const form = new FormData()
  if (alt !== '') form.append('alt', alt)
  form.append('file', file)
  return form
}

function responseOf(call: XMLHttpRequest) {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = call.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(call.responseText, { status: call.status, headers })
}
