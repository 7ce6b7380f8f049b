import { formPath } from '../form-path.ts'

/** What has versions, as it stands in addresses. */
export type VersionsFolder = 'articles' | 'stories'

/** What one of a folder is. */
export const kindIn = { articles: 'article', stories: 'story' } as const satisfies Record<VersionsFolder, string>

/** Where the versions of an article or a story are; `version` is the one that is looked at, `against` whether beside the newest. */
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

/** The form with the text of an earlier version in it, unsaved. */
export const bringBackPath = (folder: VersionsFolder, id: string, version: number) => `${formPath(kindIn[folder], id)}?version=${version}`

/** The version that an address names; undefined where it names none. */
export function versionIn(search: URLSearchParams): number | undefined {
  const text = search.get('version') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
