import { expect, it } from 'vitest'
import { fileNameOf, isShowable, mediaAddressOf } from './media-address.ts'

it.each([
  ['/uploads/rupee_1a2b.webp', 'rupee_1a2b.webp'],
  ['https://media.example/a/My%20clip.mp4?v=1', 'My clip.mp4'],
  ['/uploads/100%.jpg', '100%.jpg'],
  ['', ''],
])('the file at %j is called %j', (address, name) => {
  expect(fileNameOf(address)).toBe(name)
})

it.each([
  [' https://artha.example/uploads/a.webp ', '/uploads/a.webp'],
  ['https://artha.example.evil.example/a.webp', 'https://artha.example.evil.example/a.webp'],
  ['https://media.example/a.webp', 'https://media.example/a.webp'],
  ['/uploads/a.webp', '/uploads/a.webp'],
  ['', ''],
])('%j is stored as %j', (written, stored) => {
  expect(mediaAddressOf(written, 'https://artha.example')).toBe(stored)
})

it.each([
  ['/uploads/a.webp', true],
  ['https://media.example/a.webp', true],
  ['blob:https://artha.example/1', true],
  ['//elsewhere.example/a.webp', false],
  ['javascript:alert(1)', false],
  ['a.webp', false],
  ['', false],
])('%j can be shown: %s', (address, expected) => {
  expect(isShowable(address)).toBe(expected)
})
