import { formPath } from '../form-path.ts'

/** The kinds of entries with versions, as named in addresses. */
export type VersionsFolder = 'articles' | 'stories'

/** The kind of entry of each address. */
export const kindIn = { articles: 'article', stories: 'story' } as const satisfies Record<VersionsFolder, string>

/**
 * Returns the path to the versions of an entry. `version` opens one of them; `against: 'newest'` compares it with the newest instead of the one
 * before.
 */
export function versionsPath(
  folder: VersionsFolder,
  id: string,
  { version, against, page = 1 }: { version?: number; against?: 'newest' | undefined; page?: number } = {},
) {
  const search = new URLSearchParams({
    ...(version !== undefined && { version: String(version) }),
    ...(against !== undefined && { against }),
    ...(page > 1 && { page: String(page) }),
  })
  const path = `${formPath(kindIn[folder], id)}/versions`
  return search.size === 0 ? path : `${path}?${search}`
}

/** Returns the path to the form with the text of an earlier version in it, unsaved. */
export const restoreVersionPath = (folder: VersionsFolder, id: string, version: number) => `${formPath(kindIn[folder], id)}?version=${version}`

/** Returns the version number in an address; undefined if there is none. */
export function versionIn(search: URLSearchParams): number | undefined {
  const text = search.get('version') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
