import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { contentProblem, mediaFileProblem } from './media-file-problem.ts'
import { uploadFailureOf } from './upload-failure.ts'
import { filesToRetry, filesToSend, isUnfinished, queueAfter, type QueuedFile } from './upload-queue.ts'
import type { UploadMedia } from './use-media-upload.ts'

/** Uploads several files, a few at a time. One that fails does not stop the others; leaving the page cancels all. */
export function useUploadQueue(upload: UploadMedia) {
  const [queue, tell] = useReducer(queueAfter, [])
  const lastId = useRef(0)
  const underWay = useRef(new Map<number, AbortController>())

  async function send({ id, file }: QueuedFile) {
    const control = new AbortController()
    underWay.current.set(id, control)
    const fail = (message: string, mayRetry: boolean) => tell({ type: 'become', id, phase: { phase: 'failed', message, mayRetry } })
    try {
      const refusal = mediaFileProblem(file) ?? (await contentProblem(file))
      control.signal.throwIfAborted()
      if (refusal !== undefined) return fail(refusal, false)
      const onProgress = (fraction: number) => !control.signal.aborted && tell({ type: 'become', id, phase: { phase: 'sending', fraction } })
      const { note } = await upload(file, { onProgress, signal: control.signal })
      if (!control.signal.aborted) tell({ type: 'become', id, phase: { phase: 'done', note } })
    } catch (error) {
      if (control.signal.aborted) return
      const { message, mayRetry } = uploadFailureOf(error)
      fail(message, mayRetry)
    } finally {
      underWay.current.delete(id)
    }
  }

  const sendNext = useEffectEvent(() => {
    for (const each of filesToSend(queue)) {
      if (underWay.current.has(each.id)) continue
      tell({ type: 'become', id: each.id, phase: { phase: 'sending', fraction: 0 } })
      void send(each)
    }
  })
  useEffect(() => sendNext(), [queue])
  useEffect(() => {
    const controls = underWay.current
    return () => {
      for (const control of controls.values()) control.abort()
    }
  }, [])

  function add(files: readonly File[]) {
    const numbered = files.map((file) => {
      lastId.current += 1
      return { id: lastId.current, file }
    })
    tell({ type: 'add', files: numbered })
  }

  function remove(id: number) {
    underWay.current.get(id)?.abort()
    tell({ type: 'remove', id })
  }

  return {
    queue,
    isBusy: queue.some(isUnfinished),
    add,
    remove,
    retry: (id: number) => tell({ type: 'retry', ids: [id] }),
    retryAll: () => tell({ type: 'retry', ids: filesToRetry(queue).map(({ id }) => id) }),
    clear: () => tell({ type: 'clear' }),
  }
}
