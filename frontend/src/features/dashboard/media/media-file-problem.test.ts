import { expect, it } from 'vitest'
import { contentProblem, isVideoFile, mediaFileProblem } from './media-file-problem.ts'

const file = (name: string, type: string, size = 1_000) => ({ name, type, size })
const megabyte = 1024 * 1024

it.each([
  file('a.jpg', 'image/jpeg'),
  file('a.png', 'image/png', 10 * megabyte),
  file('a.webp', 'image/webp'),
  file('a.avif', 'image/avif'),
  file('a.gif', 'image/gif'),
  file('a.mp4', 'video/mp4', 100 * megabyte),
  file('a.webm', 'video/webm'),
  file('a.AVIF', ''),
  file('clip.webm', ''),
])('$name of $size bytes is sent', (chosen) => {
  expect(mediaFileProblem(chosen)).toBeUndefined()
})

it.each([
  [file('a.svg', 'image/svg+xml'), /^SVG drawings/],
  [file('a.zip', 'application/zip'), /“a.zip” is not a supported type.*JPEG, PNG/],
  [file('a.MOV', 'video/quicktime'), /^MOV films/],
  [file('IMG_1.HEIC', ''), /^HEIC pictures from an iPhone.*JPEG/],
  [file('a.tif', 'image/tiff'), /^TIFF/],
  [file('a.bmp', 'image/bmp'), /^BMP/],
  [file('a', ''), /not a supported type/],
  [file('a.jpg', 'image/jpeg', 0), /is empty/],
  [file('a.jpg', 'image/jpeg', 10 * megabyte + 1), /is 10\.1 MB; pictures can be up to 10 MB/],
  [file('a.mp4', 'video/mp4', 100 * megabyte + 1), /is 100\.1 MB; videos can be up to 100 MB/],
])('$name is not sent', (chosen, problem) => {
  expect(mediaFileProblem(chosen)).toMatch(problem)
})

it.each([
  [file('a.mp4', 'video/mp4'), true],
  [file('a.webm', ''), true],
  [file('a.jpg', 'image/jpeg'), false],
])('$0.name is a video: $1', (chosen, expected) => {
  expect(isVideoFile(chosen)).toBe(expected)
})

it.each([
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /^HEIC/],
  ['a TIFF', 'II*\0', /^TIFF/],
  ['a film of QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', /^MOV/],
  ['an SVG', '<?xml version="1.0"?><svg>', /^SVG/],
])('%s is recognised by its first bytes, whatever its name', async (_, content, problem) => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  expect(await contentProblem(new File([bytes], 'a.jpg', { type: 'image/jpeg' }))).toMatch(problem)
})

it.each(['\xFF\xD8\xFF\xE0', 'who knows', ''])('%j may be sent', async (content) => {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  expect(await contentProblem(new File([bytes], 'a.jpg', { type: 'image/jpeg' }))).toBeUndefined()
})
