import { mediaLimits } from '@artha/contract/media'

interface ChosenFile {
  name: string
  type: string
  size: number
}

const megabyte = 1024 * 1024
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

export const mediaLimitWords = `JPEG, PNG, WebP, AVIF or GIF up to ${mostImage}; MP4 or WebM up to ${mostVideo}.`

/** What the browser takes the file for; where it does not know, its name says. The server looks at the content itself. */
const typeOf = ({ name, type }: ChosenFile) => type || (typeByEnding[name.split('.').pop()?.toLowerCase() ?? ''] ?? '')

const isOneOf = (types: readonly string[], type: string) => types.includes(type)

export const isVideoFile = (file: ChosenFile) => isOneOf(mediaLimits.videoTypes, typeOf(file))

/** Why a file need not be sent at all; undefined where it may be. */
export function mediaFileProblem(file: ChosenFile): string | undefined {
  const isImage = isOneOf(mediaLimits.imageTypes, typeOf(file))
  if (!isImage && !isVideoFile(file)) return `“${file.name}” is of a kind that is not taken. ${mediaLimitWords}`
  if (file.size === 0) return `“${file.name}” is empty.`
  if (isImage && file.size > mediaLimits.imageBytes) return `“${file.name}” has ${written(file.size)}; pictures have at most ${mostImage}.`
  if (!isImage && file.size > mediaLimits.videoBytes) return `“${file.name}” has ${written(file.size)}; videos have at most ${mostVideo}.`
  return undefined
}

/** Rounded up, so that what is too large never reads as the limit itself. */
const written = (bytes: number) => `${Math.ceil((bytes / megabyte) * 10) / 10} MB`
