import { mediaLimits } from '@artha/contract/media'
import { fileFormatOf, isTaken, takenFormats } from '@artha/contract/media-formats'
import type { UploadFault } from './refused-upload'

export interface MediaType {
  kind: 'image' | 'video'
  mime: string
  /** With its dot. */
  ext: string
  /** What its sender is told where it is not kept quite as it came. */
  note?: string
}

/** What a file is by its first bytes, or why it is not taken. */
export function mediaTypeOf(sample: Uint8Array): { type: MediaType } | { fault: UploadFault } {
  if (sample.length === 0) return { fault: 'empty' }
  const format = fileFormatOf(sample)
  if (format === undefined) return { fault: 'wrong-type' }
  if (!isTaken(format)) return { fault: format }
  const taken = takenFormats[format]
  return { type: { ...taken, ext: `.${taken.mime.replace(/^.*\//, '')}` } }
}

/** In bytes. */
export const largestOf = ({ kind }: MediaType) => (kind === 'image' ? mediaLimits.imageBytes : mediaLimits.videoBytes)
