import fc from 'fast-check'
import { film, hugePng } from '../sample-media'
import { oddText } from './odd-values'

const boundary = 'a-border-of-parts'
const type = `multipart/form-data; boundary=${boundary}`

interface Part {
  name: string
  fileName?: string
  content: Buffer
}

const quoted = (text: string) => text.replaceAll(/["\r\n]/g, '_')

function formOf(parts: Part[], ending: string): Buffer {
  const pieces = parts.flatMap(({ name, fileName, content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${fileName === undefined ? '' : `; filename="${quoted(fileName)}"`}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(ending)])
}

const whole = `--${boundary}--\r\n`
const png = hugePng(320, 200)

const content = fc.oneof(
  // Encoding a picture starts a program and takes a second, so few files are complete or look complete.
  { weight: 1, arbitrary: fc.constant(png) },
  { weight: 1, arbitrary: fc.nat(png.length).map((length) => png.subarray(0, length)) },
  {
    weight: 14,
    arbitrary: fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(
        Buffer.from('<svg onload="alert(1)"/>'),
        Buffer.from('GIF89a'),
        Buffer.from('%PDF-1.7'),
        hugePng(20_000, 20_000),
        film('mp4', 400),
        film('webm', 200),
      ),
    ),
  },
)

const part: fc.Arbitrary<Part> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ name: fc.constant('file'), fileName: fc.oneof(fc.constant('picture.png'), oddText), content }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('alt'), content: oddText.map((text) => Buffer.from(text)) }) },
  { weight: 1, arbitrary: fc.record({ name: oddText, content: oddText.map((text) => Buffer.from(text)) }) },
)

/** Uploads: forms with one file, none or several, cut short, or of other types. */
export const randomForm = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constant({
      body: formOf(
        [
          { name: 'alt', content: Buffer.from('Two coins') },
          { name: 'file', fileName: 'coins.png', content: png },
        ],
        whole,
      ),
      type,
    }),
  },
  {
    weight: 27,
    arbitrary: fc
      .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom(whole, whole, whole, '', `--${boundary}`))
      .map(([parts, ending]) => ({ body: formOf(parts, ending), type })),
  },
  {
    weight: 7,
    arbitrary: fc.constantFrom<{ body: string | undefined; type?: string }>(
      { body: 'x', type: 'multipart/form-data' },
      { body: 'x', type },
      { body: whole, type: 'multipart/form-data; boundary=' },
      { body: '{}', type: 'application/json' },
      { body: '', type },
      { body: undefined },
      { body: whole, type: `multipart/form-data; boundary=${'x'.repeat(300)}` },
    ),
  },
)
