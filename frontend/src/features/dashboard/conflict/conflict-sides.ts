import type { Side } from './version-merge.ts'

/** One thing that two versions do not agree on, ready to be looked at. */
export interface SidesRow {
  key: string
  name: string
  mine: SideContent
  theirs: SideContent
  /** Who alone has changed it; undefined where both have, and somebody has to choose. */
  preferred: Side | undefined
}

/** What stands on one side; undefined where that version has no such part. */
export type SideContent = { text: string; imageUrl?: string; imageAlt?: string } | undefined

const contentOf = (side: SideContent) => JSON.stringify(side ?? null)

/** Whether the eye sees no difference: then it is in the formatting. */
export const looksTheSame = ({ mine, theirs }: SidesRow) => contentOf(mine) === contentOf(theirs)
