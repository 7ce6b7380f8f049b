import { expect, test, vi } from 'vitest'
import { coverAddress, coverFile } from './cover-file.ts'

const variant = (format: 'avif' | 'webp' | 'jpeg', width: number) => ({ url: `/uploads/a-${width}.${format}`, width, format })

test.each([
  [
    'the widest JPEG that is not too wide',
    [variant('webp', 800), variant('jpeg', 480), variant('jpeg', 800), variant('jpeg', 1600)],
    '/uploads/a-800.jpeg',
  ],
  ['none without a JPEG', [variant('webp', 800), variant('avif', 480)], undefined],
  ['none without files', [], undefined],
])('%s', (_, variants, expected) => {
  expect(coverAddress({ width: 1200, height: 800, variants })).toBe(expected)
})

test('none without a picture', () => expect(coverAddress(null)).toBeUndefined())

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const found = (bytes: Buffer) => ({
  file: { place: { bytes }, bytes: bytes.length, type: 'image/jpeg', modifiedAt: new Date(0), checkedAt: 0, failedAt: 0 },
})
const filesWith = (find: (path: string) => Promise<never>) => ({ cache: { find }, mediaHost: 'media.example' })

test.each([
  ['a JPEG of ours', found(jpeg), jpeg],
  ['what calls itself one', found(Buffer.from('<svg xmlns=""/>')), undefined],
  ['what has ended at once', found(Buffer.alloc(0)), undefined],
  ['what is gone', 'missing', undefined],
  ['a cms that is away', 'unreachable', undefined],
])('%s', async (_, answer, expected) => {
  expect(
    await coverFile(
      '/uploads/a.jpg',
      filesWith(() => Promise.resolve(answer as never)),
    ),
  ).toEqual(expected)
})

test('nothing is asked of a server that is not the media host, or not over https', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(jpeg, { headers: { 'content-length': '7' } })))
  const files = filesWith(() => Promise.reject(new Error('not here')))
  for (const address of ['https://evil.example/a.jpg', 'http://media.example/a.jpg', '//media.example/a.jpg', 'file:///etc/passwd', '']) {
    expect(await coverFile(address, files)).toBeUndefined()
  }
  expect(asked).not.toHaveBeenCalled()
  expect(await coverFile('https://media.example/a.jpg', files)).toEqual(jpeg)
  asked.mockRestore()
})
