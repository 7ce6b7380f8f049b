import devanagari from '../../src/ui/fonts/picture-devanagari.ttf?inline'
import interExt from '../../src/ui/fonts/picture-inter-ext.ttf?inline'
import inter from '../../src/ui/fonts/picture-inter.ttf?inline'
import newsreaderExt from '../../src/ui/fonts/picture-newsreader-ext.ttf?inline'
import newsreader from '../../src/ui/fonts/picture-newsreader.ttf?inline'
import { Typeface } from './typeface.ts'

/** The fonts are part of the build, so that pictures are the same on every machine. */
const bytesOf = (dataAddress: string) => Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')

export const serif = new Typeface([newsreader, newsreaderExt, devanagari].map(bytesOf))
export const sans = new Typeface([inter, interExt, devanagari].map(bytesOf))
