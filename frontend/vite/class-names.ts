import { createHash } from 'node:crypto'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
/** The classes of each style sheet, in order of appearance. */
const classesOf = new Map<string, string[]>()
/** The style sheet of each mark. */
const sheetOf = new Map<string, string>()

/** Returns five letters and digits for a style sheet. Throws if another one has the same. */
function markOf(sheet: string) {
  const hash = createHash('sha256').update(sheet).digest('hex')
  const mark = Number.parseInt(hash.slice(0, 12), 16).toString(36).slice(-5)
  const known = sheetOf.get(mark) ?? sheet
  if (known !== sheet) throw new Error(`${known} and ${sheet} have the same mark: rename one of them`)
  sheetOf.set(mark, sheet)
  return mark
}

/**
 * Returns the name of a class in the build: the mark of its style sheet, for which `server/render/rendered-styles.ts` looks, and a number, as in
 * `_k3f9a_2`. Vite's own names repeat the word of the source in every document. Both builds read the same sheets, so they give the same names.
 */
export function shortClassName(name: string, file: string) {
  const sheet = path.relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const classes = classesOf.get(sheet) ?? []
  classesOf.set(sheet, classes)
  if (!classes.includes(name)) classes.push(name)
  return `_${markOf(sheet)}_${classes.indexOf(name).toString(36)}`
}
