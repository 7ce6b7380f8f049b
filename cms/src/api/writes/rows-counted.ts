/** What is done to a document and counts as a save of it. */
export const savingActions: ReadonlySet<string> = new Set(['create', 'update', 'publish', 'clone', 'discardDraft', 'unpublish'])

/** What writes a document. */
export const writingActions: ReadonlySet<string> = new Set([...savingActions, 'delete'])

/**
 * Which rows of a document get its next version. Publishing copies the draft with its version. Unpublishing and discarding
 * a draft count as a save: an editor who has the document open looks at a text or a state that no longer exists.
 */
export function rowsCounted(action: string, status: string | undefined): 'none' | 'draft' | 'all' {
  if (action === 'publish') return 'none'
  const isDraftSave = (action === 'create' || action === 'update') && status !== 'published'
  return isDraftSave ? 'draft' : 'all'
}

/** The version after a save: above every one that the document has had, so that none ever stands for two texts. */
export const nextVersion = (versions: readonly (number | null)[]): number => Math.max(0, ...versions.map((version) => version ?? 0)) + 1
