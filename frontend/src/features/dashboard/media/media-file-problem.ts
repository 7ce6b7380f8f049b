import { mediaLimits } from '@artha/contract/media'
import { fileFormatOf, isAccepted, refusedFormats, signatureBytes, type RefusedFormat } from '@artha/contract/media-formats'

interface ChosenFile {
  name: string
  type: string
  size: number
}

const kilobyte = 1024
const megabyte = kilobyte * kilobyte
const typeByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

export const acceptedTypes = [...mediaLimits.imageTypes, ...mediaLimits.videoTypes].join(',')

const mostImage = `${mediaLimits.imageBytes / megabyte} MB`
const mostVideo = `${mediaLimits.videoBytes / megabyte} MB`

export const mediaLimitText = `JPEG, PNG, WebP, AVIF or GIF up to ${mostImage}; MP4 or WebM up to ${mostVideo}.`

const refusedByEnding: Readonly<Record<string, RefusedFormat>> = {
  heic: 'heic',
  heif: 'heic',
  tif: 'tiff',
  tiff: 'tiff',
  bmp: 'bmp',
  svg: 'svg',
  mov: 'mov',
  avi: 'avi',
  mkv: 'matroska',
  pdf: 'pdf',
  psd: 'psd',
}

const endingOf = (name: string) => name.split('.').pop()?.toLowerCase() ?? ''

/** Returns the file's type by the browser, or by its extension if the browser does not know. The server checks the content. */
const typeOf = ({ name, type }: ChosenFile) => type || (typeByEnding[endingOf(name)] ?? '')

const isOneOf = (types: readonly string[], type: string) => types.includes(type)

export const isVideoFile = (file: ChosenFile) => isOneOf(mediaLimits.videoTypes, typeOf(file))

/** Returns the reason why a file cannot be uploaded; undefined if it can. */
export function mediaFileProblem(file: ChosenFile): string | undefined {
  const isImage = isOneOf(mediaLimits.imageTypes, typeOf(file))
  if (!isImage && !isVideoFile(file)) return kindProblem(file)
  if (file.size === 0) return `“${file.name}” is empty.`
  if (isImage && file.size > mediaLimits.imageBytes) return `“${file.name}” is ${sizeText(file.size)}; pictures can be up to ${mostImage}.`
  if (!isImage && file.size > mediaLimits.videoBytes) return `“${file.name}” is ${sizeText(file.size)}; videos can be up to ${mostVideo}.`
  return undefined
}

function kindProblem({ name }: ChosenFile): string {
  const refused = refusedByEnding[endingOf(name)]
  return refused === undefined ? `“${name}” is not a supported type. ${mediaLimitText}` : refusedFormats[refused]
}

/** Returns the reason why a file cannot be uploaded, by its first bytes and whatever its name; undefined if they show none. */
export async function contentProblem(file: Blob): Promise<string | undefined> {
  const format = fileFormatOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
  return format === undefined || isAccepted(format) ? undefined : refusedFormats[format]
}

/** Formats a size, rounded up so that a file that is too large never shows the limit itself, and none is 0. */
export const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.ceil(bytes / kilobyte))} KB` : `${Math.ceil((bytes / megabyte) * 10) / 10} MB`
