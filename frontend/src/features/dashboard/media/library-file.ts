import type { LibraryFile } from '@artha/contract/media-library'
import type { MediaValue } from './media-field.tsx'
import { sizeText } from './media-file-problem.ts'

/** Returns the facts by which an editor tells two files apart, such as "900 × 600, 24 KB". */
export const fileFacts = ({ kind, image, bytes }: Pick<LibraryFile, 'kind' | 'image' | 'bytes'>) =>
  [kind === 'video' ? 'Video' : image && `${image.width} × ${image.height}`, sizeText(bytes)].filter(Boolean).join(', ')

/**
 * Returns the value of a media field after a file of the library was chosen. The file brings its alternative text, because the previous one
 * describes another picture. Text that was written for the same file stays.
 */
export function withLibraryFile(value: MediaValue, { url, alt }: Pick<LibraryFile, 'url' | 'alt'>): MediaValue {
  const isAnother = value.imageUrl !== '' && value.imageUrl !== url
  const ofLibrary = alt.replace(/\s+/g, ' ').trim()
  return { imageUrl: url, imageAlt: isAnother ? ofLibrary : value.imageAlt || ofLibrary }
}
