import type { Side } from './version-merge.ts'

/** One difference between two versions, ready to show. */
export interface SidesRow {
  key: string
  name: string
  mine: SideContent
  theirs: SideContent
  /** The side that alone changed it; undefined if both did, so that the user has to choose. */
  preferred: Side | undefined
}

/** The content of one side; undefined if that version does not have the part. */
export type SideContent = { text: string; imageUrl?: string; imageAlt?: string } | undefined

const contentOf = (side: SideContent) => JSON.stringify(side ?? null)

/** True if both sides look the same, so that only their formatting differs. */
export const looksTheSame = ({ mine, theirs }: SidesRow) => contentOf(mine) === contentOf(theirs)
