import { mediaLimits } from '@artha/contract/media'
import { fileTypeFromBuffer } from 'file-type'

export interface MediaType {
  kind: 'image' | 'video'
  mime: string
  /** With its dot. */
  ext: string
}

/** How many of a file's first bytes are needed to recognise its type. */
export const sampleBytes = 4_100

const types: readonly MediaType[] = [
  ...mediaLimits.imageTypes.map((mime) => ({ kind: 'image' as const, mime, ext: `.${mime.slice('image/'.length)}` })),
  ...mediaLimits.videoTypes.map((mime) => ({ kind: 'video' as const, mime, ext: `.${mime.slice('video/'.length)}` })),
]

/** What a file is by its first bytes. Its name and what the sender says it is are never asked: both lie. */
export async function mediaTypeOf(sample: Uint8Array): Promise<MediaType | undefined> {
  const found = await fileTypeFromBuffer(sample)
  return types.find(({ mime }) => mime === found?.mime)
}

/** In bytes. */
export const largestOf = ({ kind }: MediaType) => (kind === 'image' ? mediaLimits.imageBytes : mediaLimits.videoBytes)
