import { expect, test, vi } from 'vitest'
import { categoryColour } from './category-colour.ts'
import { pictureSvg } from './picture-svg.ts'
import { SharePictures, versionOf } from './share-pictures.ts'

const words = { title: 'Gold', kicker: 'Loan', siteName: 'Artha', motto: 'Money', colour: categoryColour('Loan'), drawing: 'loan' }
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
const svgOf = vi.fn(pictureSvg)
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
)
const coverOf = vi.fn((): Promise<Buffer | undefined> => Promise.resolve(jpeg))
const open = (maxBytes = 1_000_000) => new SharePictures({ maxBytes, svgOf, coverOf })

test.each([
  ['a word', 'Gold'],
  ['200 characters', 'GST at ₹40 lakh, '.repeat(12).slice(0, 200)],
  ['one word of 200 characters', 'W'.repeat(200)],
  ['Hindi', 'आयकर रिटर्न भरने से पहले कौन-से काग़ज़ पास रखें: ₹5 लाख तक'],
  ['letters that no font has', '😀 ஆயிரம் 金'],
  ['nothing', ''],
  ['markup', '</svg><script>'],
])('a title of %s is drawn at the size that other sites ask for, the same each time', async (_, title) => {
  const first = await open().get({ ...words, title })
  const second = await open().get({ ...words, title })
  if (first === undefined || second === undefined) throw new Error('Nothing was drawn')
  expect(sizeOf(first)).toEqual([1200, 630])
  expect(second.equals(first)).toBe(true)
})

test('a picture is made once, for all who ask while it is being made and after', async () => {
  svgOf.mockClear()
  const pictures = open()
  const [first, second] = [pictures.get(words), pictures.get({ ...words })]
  expect(second).toBe(first)
  expect(pictures.get(words)).toBe(first)
  const png = await first
  expect(pictures.get(words)).toBe(png)
  expect(svgOf).toHaveBeenCalledTimes(1)
})

test('what does not fit is made again: memory is bounded', async () => {
  svgOf.mockClear()
  const pictures = open(100)
  await pictures.get(words)
  await pictures.get(words)
  expect(svgOf).toHaveBeenCalledTimes(2)
})

test('one that cannot be drawn does not stop the next', async () => {
  svgOf.mockImplementationOnce(() => {
    throw new Error('a bug')
  })
  const pictures = open()
  const broken = pictures.get({ ...words, title: 'Broken' })
  const next = pictures.get(words)
  await expect(broken).rejects.toThrow('a bug')
  expect(await next).toBeInstanceOf(Buffer)
})

test('while too many wait, more are sent away', async () => {
  const pictures = open()
  const asked = Array.from({ length: 33 }, (_, at) => pictures.get({ ...words, title: String(at) }))
  expect(asked[32]).toBeUndefined()
  await asked[31]
  expect(pictures.get({ ...words, title: '32' })).toBeInstanceOf(Promise)
})

test('Hindi is shaped: the letters of a conjunct become other outlines than the letters alone', () => {
  const outlines = (title: string) => new Set([...pictureSvg({ ...words, title, kicker: '' }).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d))
  const [joined, apart] = [outlines('क्ष'), outlines('क ष')]
  expect([...joined].some((outline) => !apart.has(outline))).toBe(true)
})

test('whatever is written differently has another version', () => {
  const versions = Object.keys(words).map((name) => versionOf({ ...words, [name]: 'other' }))
  expect(new Set([...versions, versionOf(words)]).size).toBe(7)
})

test('it carries the cover of its article, and the drawing of its category where there is none', () => {
  const [drawn, carrying] = [pictureSvg(words), pictureSvg({ ...words, cover: '/uploads/a.jpg' }, jpeg)]
  expect(carrying).toContain(`data:image/jpeg;base64,${jpeg.toString('base64')}`)
  expect(drawn).not.toContain('<image')
  // Colours are in hex: the renderer does not support variables
  expect(drawn).not.toContain('var(')
  const cut = pictureSvg({ ...words, cover: '/uploads/a.jpg', coverCut: { width: 1500, height: 1000, focus: { x: 100, y: 50 } } }, jpeg)
  expect(cut).toContain('<image x="-250" y="0" width="750" height="500" preserveAspectRatio="none" href="data:image/jpeg')
  expect(drawn).not.toBe(pictureSvg({ ...words, drawing: 'tax' }))
  expect(pictureSvg({ ...words, drawing: 'of nothing' })).toBe(pictureSvg({ ...words, drawing: 'plain' }))
})

test('an amount stands large over the title, however long it is', () => {
  const widest = (amount: string) => {
    const places = [...pictureSvg({ ...words, title: '', kicker: '', amount }).matchAll(/<path transform="translate\(([\d.]+) 238\)/g)]
    return Math.max(...places.map(([, x]) => Number(x)))
  }
  for (const amount of ['18%', '₹12 lakh', '₹7,71,48,478', '226 months']) {
    expect(widest(amount)).toBeGreaterThan(64)
    expect(widest(amount)).toBeLessThan(700)
  }
})

test('a picture without its cover is not kept: the cover may be there the next time', async () => {
  svgOf.mockClear()
  coverOf.mockResolvedValueOnce(undefined)
  const pictures = open()
  const withCover = { ...words, cover: '/uploads/a.jpg' }
  await pictures.get(withCover)
  await pictures.get(withCover)
  await pictures.get(withCover)
  expect(svgOf.mock.calls.map(([, cover]) => cover)).toEqual([undefined, jpeg])
})
