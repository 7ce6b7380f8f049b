import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

/** Draws the icons for phones, browsers and feed readers from the one SVG mark, so they never differ from it. */
export function icons(): Plugin {
  return {
    name: 'icons',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      const files = drawIcons()
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '').slice(1))
        if (file === undefined) return next()
        response.setHeader('content-type', request.url?.endsWith('.ico') ? 'image/x-icon' : 'image/png')
        response.end(file)
      })
    },
    generateBundle() {
      for (const [fileName, source] of drawIcons()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** Returns the icon files by their paths on the site. */
function drawIcons() {
  const mark = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  return new Map<string, Buffer>([
    ['icons/icon-192.png', png(mark, 192)],
    ['icons/icon-512.png', png(mark, 512)],
    // Android may crop the icon to a circle of four fifths of its size
    ['icons/icon-maskable-512.png', png(onFullGround(mark, 0.8), 512)],
    // iOS rounds the corners itself, and shows transparent parts in black
    ['icons/apple-touch-icon.png', png(onFullGround(mark, 1), 180)],
    ['icons/feed.png', png(mark, 88)],
    ['favicon.ico', ico(png(mark, 32), 32)],
  ])
}

const png = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng()

/** Returns the mark on a background without rounded corners. */
function onFullGround(mark: string, scale: number) {
  const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"/i.exec(mark)?.[1]
  if (ground === undefined) throw new Error('The mark has no ground to go on with')
  const place = `translate(16 16) scale(${scale}) translate(-16 -16)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="${place}">${mark}</g></svg>`
}

/** Returns an ICO file: a header of 22 bytes and a PNG, which the format allows since Windows Vista. */
function ico(image: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}
