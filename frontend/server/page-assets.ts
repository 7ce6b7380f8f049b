import { readFileSync } from 'node:fs'
import type { Manifest, ManifestChunk } from 'vite'
import type { PageRoute } from '../src/pages/page-route.ts'
import type { PageAssets } from './document.ts'

const entryFile = 'src/main.tsx'

/** A font of letters that few pages have; the browser asks for it when it meets one of them. */
const isLateFont = (asset: string) => /\/late-[^/]*$/.test(asset)

// Vite writes it at each build.
export const readManifest = (clientDirectory: URL) => JSON.parse(readFileSync(new URL('.vite/manifest.json', clientDirectory), 'utf8')) as Manifest

/** The text of a stylesheet of the build, each read once. */
export function readStyles(clientDirectory: URL) {
  const read = new Map<string, string>()
  return (file: string) => {
    const known = read.get(file)
    if (known !== undefined) return known
    const css = readFileSync(new URL(file, clientDirectory), 'utf8').trim()
    if (css.includes('</')) throw new Error(`${file} would end the element it stands in`)
    read.set(file, css)
    return css
  }
}

export interface Build {
  manifest: Manifest
  styleOf: (file: string) => string
}

/** What the page whose source is `file` loads at first, by the build's manifest; `through` another file where it is found by it. */
export function pageAssets({ manifest, styleOf }: Build, { file, through }: Pick<PageRoute, 'file' | 'through'>): PageAssets {
  const entry = chunkOf(manifest, entryFile)
  const chunks = withImports(manifest, [entryFile, ...(through === undefined ? [] : [through]), file])
  const styleOfFile = (css: string) => ({ href: `/${css}`, css: styleOf(css) })
  const styles = stylesOf(chunks)
  // What the entry may load are all other pages
  const late = withLateImports(
    manifest,
    chunks.filter((chunk) => chunk !== entry),
  )
  return {
    script: `/${entry.file}`,
    preloads: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    styles: styles.map(styleOfFile),
    lateStyles: stylesOf(late)
      .filter((css) => !styles.includes(css))
      .map(styleOfFile),
    fonts: (entry.assets ?? []).filter((asset) => asset.endsWith('.woff2') && !isLateFont(asset)).map((asset) => `/${asset}`),
  }
}

function chunkOf(manifest: Manifest, file: string): ManifestChunk {
  const chunk = manifest[file]
  if (chunk === undefined) throw new Error(`The build has no ${file}`)
  return chunk
}

const stylesOf = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.flatMap(({ css = [] }) => css))]

/** What these chunks may load later, and what comes with that, and what that may load. */
function withLateImports(manifest: Manifest, chunks: readonly ManifestChunk[]) {
  const found = new Set<ManifestChunk>()
  const entry = chunkOf(manifest, entryFile)
  const visit = (chunk: ManifestChunk) => {
    for (const late of withImports(manifest, chunk.dynamicImports ?? [])) {
      if (late === entry || found.has(late)) continue
      found.add(late)
      visit(late)
    }
  }
  chunks.forEach(visit)
  return [...found]
}

/** The chunks of these files and all that they import statically, each once. */
function withImports(manifest: Manifest, files: readonly string[]) {
  const found = new Map<string, ManifestChunk>()
  const visit = (file: string) => {
    if (found.has(file)) return
    const chunk = chunkOf(manifest, file)
    found.set(file, chunk)
    chunk.imports?.forEach(visit)
  }
  files.forEach(visit)
  return [...found.values()]
}
