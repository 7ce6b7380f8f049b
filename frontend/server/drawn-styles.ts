import type { PageAssets, PageStyle } from './document.ts'

/** What the build puts into the names of all classes of one source file, as in `_title_1lia7_19`. */
const fileMark = /_[\w-]+?(_[\w-]{5}_)\d+/g

/** By their text: styles are read once and live as long as the process. */
const marksOf = new Map<string, readonly string[]>()

function marksIn({ css }: PageStyle) {
  const known = marksOf.get(css)
  if (known !== undefined) return known
  const found = [...new Set([...css.matchAll(fileMark)].flatMap(([, mark]) => mark ?? []))]
  marksOf.set(css, found)
  return found
}

/**
 * What a page loads whose server drew `html`: parts whose script comes later stand in it where the server drew them, and must look from
 * the first paint on as they will when they have come.
 */
export function assetsFor(html: string, { lateStyles = [], ...assets }: PageAssets): PageAssets {
  const drawn = lateStyles.filter((style) => marksIn(style).some((mark) => html.includes(mark)))
  return drawn.length === 0 ? assets : { ...assets, styles: [...assets.styles, ...drawn] }
}
