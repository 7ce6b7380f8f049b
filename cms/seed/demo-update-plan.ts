/** An entry as it is now in the files; `key` is `article/<slug>` or `story/<slug>`. */
export interface PlannedEntry {
  key: string
  title: string
  /** The hash of its words (`content-hashes.ts`). */
  print: string
  /** The beginnings of its pictures' file names, in order. */
  pictures: readonly string[]
  publicationDate: Date
}

/** An entry in the database. `print` is undefined if its draft and published rows differ or one is missing. */
export interface StoredEntry {
  documentId: string
  print: string | undefined
  /** The addresses of its pictures, in order. */
  pictures: readonly string[]
  publicationDate: Date
}

/** The entry that was stored for a key when it was seeded or last replaced. */
export interface SeededEntry {
  documentId: string
  print: string
  publicationDate: string
}

/** An entry of an earlier version of the files. Those were dated back from the first start, by `hoursAgo`, and left no record. */
export interface FormerEntry {
  print: string
  hoursAgo: number
}

export interface KnownInstallation {
  firstStart: Date
  /** All keys that were ever loaded. A key without an entry was deleted by somebody, so it is not added again. */
  loaded: ReadonlySet<string>
  seeded: Readonly<Record<string, SeededEntry>>
  former: Readonly<Record<string, readonly FormerEntry[]>>
}

export interface DemoUpdatePlan<Entry> {
  replace: { entry: Entry; documentId: string }[]
  add: Entry[]
  /** Entries that were loaded but have since been edited, unpublished or deleted. They are left unchanged. */
  left: Entry[]
}

const hour = 3_600_000
/** Compares to the second, because databases store times with different precision. */
const isSameMoment = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) < 1_000

/** Returns the stored entry of a key if its words and date are still as seeded, else undefined. */
function untouched(key: string, stored: readonly StoredEntry[], known: KnownInstallation): StoredEntry | undefined {
  const noted = known.seeded[key]
  if (noted !== undefined) {
    const own = stored.find(({ documentId }) => documentId === noted.documentId)
    return own?.print === noted.print && isSameMoment(own.publicationDate, new Date(noted.publicationDate)) ? own : undefined
  }
  return stored.find(({ print, publicationDate }) =>
    (known.former[key] ?? []).some(
      (former) => former.print === print && isSameMoment(publicationDate, new Date(known.firstStart.getTime() - former.hoursAgo * hour)),
    ),
  )
}

/** True for a picture that was drawn for this entry, in any version. Pictures of editors have other names. */
const isDrawing = (key: string, address: string) => address.includes(`/cover-${key.slice(key.indexOf('/') + 1)}-`)

const hasPictures = ({ pictures }: StoredEntry, wanted: readonly string[]) =>
  pictures.length === wanted.length && wanted.every((name, at) => pictures[at]?.includes(`/${name}-`))

/** Plans `npm run demo:update`. Entries that somebody changed are left alone; entries that were not seeded are ignored. */
export function demoUpdatePlan<Entry extends PlannedEntry>(
  entries: readonly Entry[],
  stored: readonly StoredEntry[],
  known: KnownInstallation,
): DemoUpdatePlan<Entry> {
  const plan: DemoUpdatePlan<Entry> = { replace: [], add: [], left: [] }
  for (const entry of entries) {
    const same = stored.find(({ print, publicationDate }) => print === entry.print && isSameMoment(publicationDate, entry.publicationDate))
    if (same !== undefined && hasPictures(same, entry.pictures)) continue
    const own = same ?? untouched(entry.key, stored, known)
    if (own?.pictures.every((address) => isDrawing(entry.key, address))) plan.replace.push({ entry, documentId: own.documentId })
    else if (known.loaded.has(entry.key)) plan.left.push(entry)
    else plan.add.push(entry)
  }
  return plan
}
