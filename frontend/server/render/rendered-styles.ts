import type { PageAssets, PageStyle } from './document.ts'

/** The part that all class names of one style sheet share, as in `_k3f9a_2`: see vite/class-names.ts. */
const fileMark = /\.(_[a-z0-9]{5}_)[a-z0-9]+/g

/** The marks of each stylesheet, by its text. Styles are read once and live as long as the process. */
const marksOf = new Map<string, readonly string[]>()

function marksIn({ css }: PageStyle) {
  const known = marksOf.get(css)
  if (known !== undefined) return known
  const found = [...new Set([...css.matchAll(fileMark)].flatMap(([, mark]) => mark ?? []))]
  marksOf.set(css, found)
  return found
}

/**
 * Returns the assets of a page, with the styles of late-loaded components that the server rendered into `html`: they must look right from
 * the first paint.
 */
export function withRenderedStyles(html: string, { lateStyles = [], ...assets }: PageAssets): PageAssets {
  const drawn = lateStyles.filter((style) => marksIn(style).some((mark) => html.includes(mark)))
  return drawn.length === 0 ? assets : { ...assets, styles: [...assets.styles, ...drawn] }
}
