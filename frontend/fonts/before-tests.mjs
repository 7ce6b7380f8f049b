import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The last that is made: where it is, all are. */
const last = fileURLToPath(new URL('../src/ui/fonts/inter-rupee.woff2', import.meta.url))

/** The server's tests draw with the fonts of a build, which may not have been made yet. */
export default async function setup() {
  if (!existsSync(last)) await import('./make-fonts.mjs')
}
