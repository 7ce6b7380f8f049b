import { useEffect, useRef, useState } from 'react'
import type { MediaAnswer } from '@artha/contract/media'
import { uploadFailureOf } from './upload-failure.ts'
import { contentProblem, isVideoFile, mediaFileProblem } from './media-file-problem.ts'

export interface UploadOptions {
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

export type UploadMedia = (file: File, options: UploadOptions) => Promise<MediaAnswer>

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; name: string; isVideo: boolean; localUrl: string; fraction: number }
  | { phase: 'failed'; message: string; fileToRetry: File | undefined }
  | { phase: 'done'; name: string; note: string | undefined }

/** Uploads one file at a time; another one replaces it. Leaving the form cancels the upload. */
export function useMediaUpload(upload: UploadMedia, onUploaded: (answer: MediaAnswer) => void) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  const uploaded = useRef(onUploaded)
  useEffect(() => {
    uploaded.current = onUploaded
  })
  useEffect(() => () => underWay.current?.abort(), [])

  async function send(file: File) {
    underWay.current?.abort()
    const problem = mediaFileProblem(file)
    if (problem !== undefined) return setState({ phase: 'failed', message: problem, fileToRetry: undefined })
    const control = new AbortController()
    underWay.current = control
    const localUrl = URL.createObjectURL(file)
    const sending = { phase: 'sending', name: file.name, isVideo: isVideoFile(file), localUrl } as const
    setState({ ...sending, fraction: 0 })
    const onProgress = (fraction: number) =>
      setState((now) => (now.phase === 'sending' && now.localUrl === localUrl ? { ...sending, fraction } : now))
    try {
      const refusal = await contentProblem(file)
      control.signal.throwIfAborted()
      if (refusal !== undefined) return setState({ phase: 'failed', message: refusal, fileToRetry: undefined })
      const answer = await upload(file, { onProgress, signal: control.signal })
      if (control.signal.aborted) return
      setState({ phase: 'done', name: file.name, note: answer.note })
      uploaded.current(answer)
    } catch (error) {
      if (control.signal.aborted) return
      const { message, mayRetry } = uploadFailureOf(error)
      setState({ phase: 'failed', message, fileToRetry: mayRetry ? file : undefined })
    } finally {
      URL.revokeObjectURL(localUrl)
    }
  }

  function clear() {
    underWay.current?.abort()
    setState({ phase: 'idle' })
  }
  return { state, send: (file: File) => void send(file), clear }
}
