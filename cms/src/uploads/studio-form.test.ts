import { describe, expect, it } from 'vitest'
import type { ReceivedFile } from './receive-form'
import { studioForm } from './studio-form'

const file = (originalName: string): ReceivedFile => ({
  originalName,
  path: `/tmp/${originalName}`,
  bytes: 3,
  type: { kind: 'image', mime: 'image/png', ext: '.png' },
})
const handed = (path: string, name: string) => ({ filepath: `/tmp/${path}`, size: 3, mimetype: 'image/png', name, originalFilename: name })

describe("the form of the Studio's Media Library", () => {
  it('hands over one file with what is said of it', () => {
    expect(studioForm({ files: [file('a.png')], texts: { fileInfo: ['{"name":"Chart","alternativeText":"A chart"}'] } })).toEqual({
      files: { files: handed('a.png', 'Chart') },
      body: { fileInfo: { name: 'Chart', alternativeText: 'A chart' } },
    })
  })

  it('hands over a file of which nothing is said', () => {
    expect(studioForm({ files: [file('a.png')], texts: {} })).toEqual({ files: { files: handed('a.png', 'a.png') }, body: {} })
  })

  it('hands over what is said of a file that is there already', () => {
    expect(studioForm({ files: [], texts: { fileInfo: ['{"name":"Chart"}'] } })).toEqual({ files: {}, body: { fileInfo: { name: 'Chart' } } })
  })

  it.each([
    ['one text each', ['{"name":"a"}', '{"name":"a","caption":"c"}']],
    ['one list', ['[{"name":"a"},{"name":"a","caption":"c"}]']],
  ])('tells two files of one name apart (%s)', (_, fileInfo) => {
    expect(studioForm({ files: [file('1.png'), file('2.png')], texts: { fileInfo } })).toEqual({
      files: { files: [handed('1.png', 'a'), handed('2.png', 'a (2)')] },
      body: { fileInfo: [{ name: 'a' }, { name: 'a (2)', caption: 'c' }] },
    })
  })

  it.each([
    ['no JSON', ['{']],
    ['no objects', ['[1,2]']],
    ['too few', ['{"name":"a"}']],
  ])('makes no sense of %s', (_, fileInfo) => {
    expect(studioForm({ files: [file('1.png'), file('2.png')], texts: { fileInfo } })).toBeUndefined()
  })
})
