import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import busboy, { type Busboy } from 'busboy'
import { saveFile, type RejectedFile, type SavedFile } from './save-file'
import type { UploadProblem } from './refused-upload'

export interface ReceivedFile extends SavedFile {
  originalName: string
}

export interface ExpectedForm {
  /** The field with the files, and their allowed number. */
  fileField: string
  fewestFiles: number
  mostFiles: number
  /** The fields with text; together they may come `mostFields` times. */
  textFields: readonly string[]
  mostFields: number
  mostBytes: number
  /** An upload is aborted after this time without a byte. */
  idleMs: number
}

export interface ReceivedForm {
  files: ReceivedFile[]
  texts: Record<string, string[]>
}

type Received = { form: ReceivedForm } | RejectedFile | { gone: true }

const longestText = 4_096

function openParser(contentType: string, { mostFiles, mostFields }: ExpectedForm): Busboy | undefined {
  // The parser also accepts other forms, whose bodies have been read already.
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: longestText,
        headerPairs: 20,
        fields: mostFields,
        files: mostFiles,
        parts: mostFiles + mostFields + 1,
      },
    })
  } catch {
    return undefined
  }
}

/**
 * Reads a multipart request as it arrives: files into the folder, texts into the result. The first fault stops the reading; the caller removes
 * the folder with what was written.
 */
export function receiveForm(request: IncomingMessage, contentType: string, folder: string, expected: ExpectedForm): Promise<Received> {
  const parser = openParser(contentType, expected)
  if (parser === undefined) return Promise.resolve({ fault: 'no-form' })
  return new Promise((resolve) => {
    const form: ReceivedForm = { files: [], texts: {} }
    const saving: Promise<ReceivedFile | undefined>[] = []
    const watch = watchBytes(request, expected, (fault) => end({ fault }))
    let ended = false

    const end = (outcome: Received) => {
      if (ended) return
      ended = true
      watch.stop()
      request.unpipe(parser)
      request.off('close', onClose)
      if (!('form' in outcome)) parser.destroy()
      void Promise.allSettled(saving).then(() => resolve(outcome))
    }
    const onClose = () => {
      if (!request.complete) end({ gone: true })
    }
    const save = async (stream: Readable, originalName: string) => {
      const saved = await saveFile(stream, path.join(folder, String(saving.length)))
      if (!('fault' in saved)) return { ...saved, originalName }
      end(saved)
      return undefined
    }

    parser.on('file', (name, stream, { filename }) => {
      // A stream cut off with its parser emits an error, which is known by then.
      stream.on('error', () => undefined)
      if (name !== expected.fileField) end({ fault: 'wrong-field' })
      else saving.push(save(stream, filename ?? ''))
    })
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated || !expected.textFields.includes(name)) return end({ fault: 'wrong-field' })
      form.texts[name] = [...(form.texts[name] ?? []), value]
    })
    parser.on('filesLimit', () => end({ fault: 'too-many-files' }))
    parser.on('fieldsLimit', () => end({ fault: 'too-many-fields' }))
    parser.on('partsLimit', () => end({ fault: 'too-many-fields' }))
    parser.on('error', () => end({ fault: 'cut-short' }))
    parser.on('close', () => {
      void Promise.allSettled(saving).then((saved) => {
        // Keeps the order of arrival: a small file may be written before a large one that came first.
        form.files = saved.flatMap((each) => (each.status === 'fulfilled' && each.value !== undefined ? [each.value] : []))
        end(form.files.length >= expected.fewestFiles ? { form } : { fault: 'no-file' })
      })
    })
    request.on('close', onClose)
    request.pipe(parser)
  })
}

/** Counts the bytes and checks that they keep coming, because the parser may miss the end of a body. */
function watchBytes(request: IncomingMessage, { mostBytes, idleMs }: ExpectedForm, onFault: (fault: UploadProblem) => void) {
  let bytes = 0
  const idle = setTimeout(() => onFault('stopped-coming'), idleMs)
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    idle.refresh()
    if (bytes > mostBytes) onFault('too-large')
  }
  request.on('data', count)
  const stop = () => {
    clearTimeout(idle)
    request.off('data', count)
  }
  return { stop }
}
