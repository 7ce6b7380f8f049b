import { mediaLimits } from '@artha/contract/media'
import { fileFormatOf, isAccepted, acceptedFormats } from '@artha/contract/media-formats'
import type { UploadProblem } from './refused-upload'

export interface MediaType {
  kind: 'image' | 'video'
  mime: string
  /** The extension with its dot. */
  ext: string
  /** A note to the sender if the file is not stored exactly as it came. */
  note?: string
}

/** Detects a file's type from its first bytes; a fault if it is not accepted. */
export function mediaTypeOf(sample: Uint8Array): { type: MediaType } | { fault: UploadProblem } {
  if (sample.length === 0) return { fault: 'empty' }
  const format = fileFormatOf(sample)
  if (format === undefined) return { fault: 'wrong-type' }
  if (!isAccepted(format)) return { fault: format }
  const taken = acceptedFormats[format]
  return { type: { ...taken, ext: `.${taken.mime.replace(/^.*\//, '')}` } }
}

/** Returns the largest size of a type, in bytes. */
export const maxBytesOf = ({ kind }: MediaType) => (kind === 'image' ? mediaLimits.imageBytes : mediaLimits.videoBytes)
