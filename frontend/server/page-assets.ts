import { readFileSync } from 'node:fs'
import type { Manifest, ManifestChunk } from 'vite'
import type { PageRoute } from '../src/pages/page-route.ts'
import type { PageAssets } from './document.ts'

const entryFile = 'src/main.tsx'

/** A font of letters that few pages have; the browser asks for it when it meets one of them. */
const isLateFont = (asset: string) => /\/late-[^/]*$/.test(asset)

// Vite writes it at each build.
export const readManifest = (clientDirectory: URL) => JSON.parse(readFileSync(new URL('.vite/manifest.json', clientDirectory), 'utf8')) as Manifest

/** What the page whose source is `file` loads at first, by the build's manifest; `through` another file where it is found by it. */
export function pageAssets(manifest: Manifest, { file, through }: Pick<PageRoute, 'file' | 'through'>): PageAssets {
  const entry = chunkOf(manifest, entryFile)
  const chunks = withImports(manifest, [entryFile, ...(through === undefined ? [] : [through]), file])
  return {
    script: `/${entry.file}`,
    preloads: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((css) => `/${css}`),
    fonts: (entry.assets ?? []).filter((asset) => asset.endsWith('.woff2') && !isLateFont(asset)).map((asset) => `/${asset}`),
  }
}

function chunkOf(manifest: Manifest, file: string): ManifestChunk {
  const chunk = manifest[file]
  if (chunk === undefined) throw new Error(`The build has no ${file}`)
  return chunk
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
