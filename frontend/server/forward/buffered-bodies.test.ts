import { PassThrough } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { BufferedBodies } from './buffered-bodies.ts'

type Sending = PassThrough & IncomingMessage
const request = (): Sending => Object.assign(new PassThrough()) as Sending

test('when there is no room, the largest that is still coming gives way', async () => {
  const bodies = new BufferedBodies(100)
  const [small, large, late] = [request(), request(), request()]
  const [smallRead, largeRead, lateRead] = [small, large, late].map((each) => bodies.read(each, 100))
  small.write('x'.repeat(10))
  large.write('x'.repeat(60))
  late.write('x'.repeat(40))
  expect(await largeRead).toEqual({ refused: 'no-room' })
  small.end()
  late.end()
  expect(await smallRead).toEqual({ body: Buffer.from('x'.repeat(10)) })
  expect(await lateRead).toEqual({ body: Buffer.from('x'.repeat(40)) })
})

test('what was read and what was cut off makes room again', async () => {
  const bodies = new BufferedBodies(100)
  for (let at = 0; at < 5; at += 1) {
    const [whole, cut] = [request(), request()]
    const read = [bodies.read(whole, 100), bodies.read(cut, 100)]
    whole.end('x'.repeat(50))
    cut.write('x'.repeat(50), () => cut.destroy())
    expect(await Promise.all(read)).toEqual([{ body: Buffer.from('x'.repeat(50)) }, { refused: 'gone' }])
  }
})
