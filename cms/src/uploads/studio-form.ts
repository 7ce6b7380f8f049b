import type { ReceivedForm } from './receive-form'

/** The Studio's data about a file; `name` is the editor's name for it. */
type FileInfo = Record<string, unknown>

const isInfo = (value: unknown): value is FileInfo => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses one JSON text per file, or one with a list; undefined if it is neither. */
function infosOf(texts: readonly string[]): FileInfo[] | undefined {
  try {
    const infos = texts.flatMap((text): unknown => JSON.parse(text))
    return infos.every(isInfo) ? infos : undefined
  } catch {
    return undefined
  }
}

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let at = 2; taken.has(unique); at += 1) unique = `${name} (${at})`
    taken.add(unique)
    return unique
  })
}

/**
 * Returns the form as Strapi's own parser would pass it to the Media Library; undefined if the data does not match the files. The library
 * matches files to their data by name, so names are made unique.
 */
export function studioForm({ files, texts }: ReceivedForm) {
  const infos = infosOf(texts.fileInfo ?? [])
  if (infos === undefined || (files.length > 1 && infos.length !== files.length && infos.length > 0)) return undefined
  const given = files.map(({ originalName }, at) => (typeof infos[at]?.name === 'string' ? infos[at].name : originalName))
  const names = uniqueNames(given)
  const handed = files.map(({ path, bytes, type }, at) => {
    const name = names[at] ?? ''
    return { filepath: path, size: bytes, mimetype: type.mime, name, originalFilename: name }
  })
  const named = infos.map((info, at) => ({ ...info, name: names[at] ?? info.name }))
  return {
    files: handed.length === 0 ? {} : { files: handed.length === 1 ? handed[0] : handed },
    body: named.length === 0 ? {} : { fileInfo: files.length > 1 ? named : named[0] },
  }
}
