import { expect, it } from 'vitest'
import { isVideoFile, mediaFileProblem } from './media-file-problem.ts'

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
  [file('a.svg', 'image/svg+xml'), /“a.svg” is of a kind that is not taken/],
  [file('a.pdf', 'application/pdf'), /not taken.*JPEG, PNG/],
  [file('a.mov', 'video/quicktime'), /not taken/],
  [file('a', ''), /not taken/],
  [file('a.jpg', 'image/jpeg', 0), /is empty/],
  [file('a.jpg', 'image/jpeg', 10 * megabyte + 1), /has 10\.1 MB; pictures have at most 10 MB/],
  [file('a.mp4', 'video/mp4', 100 * megabyte + 1), /has 100\.1 MB; videos have at most 100 MB/],
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
