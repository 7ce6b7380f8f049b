/** An entry as the files now have it; `key` is `article/<slug>` or `story/<slug>`. */
export interface PlannedEntry {
  key: string
  title: string
  /** What its words are, in short (`seeded-words.ts`). */
  print: string
  /** What the names of its pictures' files begin with, in their order. */
  pictures: readonly string[]
  publicationDate: Date
}

/** An entry of the database, draft and published alike; `print` is undefined where the two differ or one is missing. */
export interface StoredEntry {
  documentId: string
  print: string | undefined
  /** The addresses of its pictures, in their order. */
  pictures: readonly string[]
  publicationDate: Date
}

/** What was stored for a key when it was seeded or last replaced. */
export interface SeededEntry {
  documentId: string
  print: string
  publicationDate: string
}

/** What earlier versions of the files held: those entries were dated back from the first start and noted nowhere. */
export interface FormerEntry {
  print: string
  hoursAgo: number
}

export interface Known {
  firstStart: Date
  /** The keys that were loaded at any time: one that is gone was deleted, and does not come back. */
  loaded: ReadonlySet<string>
  seeded: Readonly<Record<string, SeededEntry>>
  former: Readonly<Record<string, readonly FormerEntry[]>>
}

export interface DemoUpdatePlan<Entry> {
  replace: { entry: Entry; documentId: string }[]
  add: Entry[]
  /** Loaded once, and now edited, unpublished or deleted by somebody: left as they are. */
  left: Entry[]
}

const hour = 3_600_000
/** Databases keep milliseconds, and some of them less. */
const isSameMoment = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) < 1_000

/** The stored entry that is still what was seeded for a key, word for word and to the minute. */
function untouched(key: string, stored: readonly StoredEntry[], known: Known): StoredEntry | undefined {
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

/** A picture that was drawn for an entry, whatever the drawing was then; an editor's own has another name. */
const isDrawing = (key: string, address: string) => address.includes(`/cover-${key.slice(key.indexOf('/') + 1)}-`)

const hasPictures = ({ pictures }: StoredEntry, wanted: readonly string[]) =>
  pictures.length === wanted.length && wanted.every((name, at) => pictures[at]?.includes(`/${name}-`))

/** What `npm run demo:update` would do. Whatever a person has touched stays, and what nobody seeded is not looked at. */
export function demoUpdatePlan<Entry extends PlannedEntry>(
  entries: readonly Entry[],
  stored: readonly StoredEntry[],
  known: Known,
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
