import { expect, it } from 'vitest'
import { isVideoAddress } from './media-kind.ts'

it.each([
  ['/uploads/clip_1a2b.mp4', true],
  ['/uploads/CLIP.WEBM?updated=1', true],
  ['https://media.example/demo/video/upload/v1/clip', true],
  ['/uploads/still.webp', false],
  ['/uploads/mp4', false],
  ['/uploads/clip.mp4.jpg', false],
  ['/uploads/a.jpg?as=b.mp4', false],
  ['/uploads/a.jpg#.webm', false],
  ['', false],
])('%s is a video: %s', (address, expected) => {
  expect(isVideoAddress(address)).toBe(expected)
})
