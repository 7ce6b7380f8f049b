import type { MediaUse } from '@artha/contract/media-library'
import { mediaPlaces, type MediaPlace } from '@artha/contract/media-places'
import { deskStateOf } from './desk-state'

/** A row of a piece, draft or published, with one place that shows a file. */
export interface UseRow {
  kind: MediaUse['kind']
  _id: string
  title: string | null
  publishedAt: Date | string | number | null
  publicationDate: Date | string | number | null
  expiresAt?: Date | string | number | null
  place: MediaPlace
}

const dateOf = (moment: Date | string | number) => new Date(moment)

function stateOf({ publishedAt, publicationDate, expiresAt }: UseRow, now: Date): MediaUse['state'] {
  if (publishedAt === null) return 'draft'
  // Articles from before there were dates have none, and are live
  const published = { publicationDate: dateOf(publicationDate ?? 0), expiresAt: expiresAt ? dateOf(expiresAt) : null, version: null }
  return deskStateOf(published, now)
}

const isPublished = ({ state }: MediaUse) => state === 'live' || state === 'scheduled'

/** Groups the rows by piece, published pieces first, newest first among each. A piece has the state of its published row if that shows the file. */
export function usesOfRows(rows: readonly UseRow[], now: Date): MediaUse[] {
  const byPiece = new Map<string, UseRow[]>()
  const newestFirst = rows.toSorted((one, other) => dateOf(other.publicationDate ?? 0).getTime() - dateOf(one.publicationDate ?? 0).getTime())
  for (const row of newestFirst) {
    const key = `${row.kind} ${row._id}`
    byPiece.set(key, [...(byPiece.get(key) ?? []), row])
  }
  const uses = [...byPiece.values()].flatMap((ofPiece): MediaUse[] => {
    const shown = ofPiece.find(({ publishedAt }) => publishedAt !== null) ?? ofPiece[0]
    if (shown === undefined) return []
    const { kind, _id, title } = shown
    const places = mediaPlaces.filter((each) => ofPiece.some(({ place }) => place === each))
    return [{ kind, _id, title: title ?? '', state: stateOf(shown, now), places }]
  })
  return [...uses.filter(isPublished), ...uses.filter((use) => !isPublished(use))]
}

export const publishedUsesIn = (uses: readonly MediaUse[]): number => uses.filter(isPublished).length
