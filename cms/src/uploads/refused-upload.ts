import type { ErrorCode } from '@artha/contract/errors'
import { refusedFormats, type RefusedFormat } from '@artha/contract/media-formats'
import { namesOf, tableOf } from '@artha/contract/names-of'

/** The refusal of a file, for its sender. */
export interface UploadRefusal {
  code: ErrorCode
  message: string
}

const ofUploads = {
  'no-form': { code: 'validation', message: 'We could not read the upload: send a form with one file.' },
  'cut-short': { code: 'validation', message: 'The upload was interrupted. Please try again.' },
  'stopped-coming': { code: 'validation', message: 'The upload stalled. Please try again.' },
  'wrong-field': { code: 'validation', message: 'The upload has a field that is not expected here.' },
  'too-many-fields': { code: 'validation', message: 'The upload has more fields than are expected here.' },
  'too-many-files': { code: 'validation', message: 'Please send one file at a time.' },
  'no-file': { code: 'validation', message: 'Please choose a file.' },
  empty: { code: 'validation', message: 'This file is empty.' },
  'too-large': { code: 'too-large', message: 'This file is too large: pictures can be up to 10 MB, films up to 100 MB.' },
  'wrong-type': {
    code: 'unsupported-media-type',
    message: 'This is not a picture (JPEG, PNG, WebP, AVIF, GIF) or a film (MP4, WebM), whatever its name says.',
  },
  'too-many-pixels': {
    code: 'validation',
    message: 'This picture is too large: up to 50 megapixels, counting all frames of an animation.',
  },
  'no-film': {
    code: 'validation',
    message: 'This film cannot be played: its video is missing, cut short, or in a format browsers do not support. Export it as MP4 (H.264).',
  },
  unreadable: { code: 'validation', message: 'This picture cannot be read: the file is damaged or cut short.' },
  'too-slow': { code: 'validation', message: 'This picture takes too long to process. Please make it smaller first.' },
  'not-replaceable': {
    code: 'validation',
    message: 'Only a picture can be replaced, and only with a picture. Please upload this as a new file.',
  },
  'not-croppable': { code: 'unsupported-media-type', message: 'Only a still picture can be cropped.' },
  'not-stored': { code: 'unavailable', message: 'The file could not be stored. Please try again in a minute.' },
} as const satisfies Record<string, UploadRefusal>

/** A format that is recognised but not accepted is a fault of its own, named in the message. */
export type UploadProblem = keyof typeof ofUploads | RefusedFormat

const refusals: Readonly<Record<UploadProblem, UploadRefusal>> = {
  ...ofUploads,
  ...tableOf(namesOf(refusedFormats), (format) => ({ code: 'unsupported-media-type', message: refusedFormats[format] })),
}

export const refusalOf = (fault: UploadProblem): UploadRefusal => refusals[fault]

/** Thrown inside functions of Strapi whose callers expect rows, so they cannot return a refusal. */
export class RefusedUpload extends Error {
  readonly code: ErrorCode

  constructor(fault: UploadProblem) {
    super(refusals[fault].message)
    this.name = 'RefusedUpload'
    this.code = refusals[fault].code
  }
}
