import { describe, expect, it } from 'vitest'
import { isOnMediaHost } from './media-host'

describe('an address on the media host', () => {
  it.each([
    ['https://media.example.com/a.jpg', 'media.example.com', true],
    ['https://MEDIA.example.com/a.jpg', 'Media.Example.com', true],
    ['https://media.example.com:8443/a.jpg', 'media.example.com:8443', true],
    ['https://media.example.com:8443/a.jpg', 'media.example.com', false],
    ['http://media.example.com/a.jpg', 'media.example.com', false],
    ['https://media.example.com.evil.example/a.jpg', 'media.example.com', false],
    ['https://evil.example/media.example.com', 'media.example.com', false],
    ['https://media.example.com@evil.example/a.jpg', 'media.example.com', false],
    ['https://somebody:secret@media.example.com/a.jpg', 'media.example.com', false],
    ['//media.example.com/a.jpg', 'media.example.com', false],
    ['javascript://media.example.com/%0aalert(1)', 'media.example.com', false],
    ['/uploads/a.jpg', 'media.example.com', false],
    ['https://media.example.com/a.jpg', undefined, false],
  ])('%s on %s: %s', (address, host, expected) => {
    expect(isOnMediaHost(address, host)).toBe(expected)
  })
})
