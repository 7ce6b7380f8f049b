import { readFileSync } from 'node:fs'
import type { Manifest, ManifestChunk } from 'vite'
import type { PageRoute } from '../../src/pages/page-route.ts'
import type { PageAssets } from './document.ts'

const entryFile = 'src/main.tsx'

/** The font of the headlines, then that of everything else; the others are requested by the styles. */
const fontFiles = ['src/ui/fonts/newsreader.woff2', 'src/ui/fonts/inter.woff2']

// Vite writes the manifest at each build, so the cast is safe
export const readManifest = (clientDirectory: URL) => JSON.parse(readFileSync(new URL('.vite/manifest.json', clientDirectory), 'utf8')) as Manifest

/** Returns a function that reads a stylesheet of the build. Each file is read once. */
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

/**
 * Returns the files that a page loads first, from the manifest of the build. `file`: the source of the page. `through`: a module that
 * imports it, if any.
 */
export function pageAssets({ manifest, styleOf }: Build, { file, through }: Pick<PageRoute, 'file' | 'through'>): PageAssets {
  const entry = chunkOf(manifest, entryFile)
  const chunks = withImports(manifest, [entryFile, ...(through === undefined ? [] : [through]), file])
  const styleOfFile = (css: string) => ({ href: `/${css}`, css: styleOf(css) })
  const styles = stylesOf(chunks)
  // The dynamic imports of the entry are all other pages, so they are left out
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
    fonts: fontFiles.map((file) => `/${chunkOf(manifest, file).file}`),
  }
}

function chunkOf(manifest: Manifest, file: string): ManifestChunk {
  const chunk = manifest[file]
  if (chunk === undefined) throw new Error(`The build has no ${file}`)
  return chunk
}

const stylesOf = (chunks: readonly ManifestChunk[]) => [...new Set(chunks.flatMap(({ css = [] }) => css))]

/** Returns the chunks that these ones import dynamically, with all static and dynamic imports of those. */
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

/** Returns the chunks of these files and of everything that they import statically, each once. */
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
