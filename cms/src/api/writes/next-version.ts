/** The actions that count as a save of a document. */
export const savingActions: ReadonlySet<string> = new Set(['create', 'update', 'publish', 'clone', 'discardDraft', 'unpublish'])

export const writingActions: ReadonlySet<string> = new Set([...savingActions, 'delete'])

/**
 * Returns the rows of a document that get its next version. Publishing copies the draft with its version. Unpublishing and discarding a draft
 * count as a save, because an editor with the document open sees a text or state that no longer exists.
 */
export function rowsWithNextVersion(action: string, status: string | undefined): 'none' | 'draft' | 'all' {
  if (action === 'publish') return 'none'
  const isDraftSave = (action === 'create' || action === 'update') && status !== 'published'
  return isDraftSave ? 'draft' : 'all'
}

/** Returns the version after a save: above all earlier ones, so that a version never stands for two texts. */
export const nextVersion = (versions: readonly (number | null)[]): number => Math.max(0, ...versions.map((version) => version ?? 0)) + 1
