import { useRef, useState } from 'react'
import { LatePart } from '../../../ui/late-part.tsx'
import { UndoNote } from '../inputs/undo-note.tsx'
import type { KeptScenario } from './kept-scenarios.ts'
import type { ScenarioComparisonProps } from './scenario-comparison.tsx'

interface KeptComparisonProps extends Omit<ScenarioComparisonProps, 'onRemove' | 'onRename'> {
  /** Loads what `rowsOf` needs, where that is a script of its own. */
  prepare: (() => Promise<unknown>) | undefined
  onPut: (kept: readonly KeptScenario[]) => void
}

/** The comparison of saved scenarios. Its script loads with the first saved scenario. */
export function KeptComparison({ prepare, onPut, ...props }: KeptComparisonProps) {
  const { kept } = props
  const frame = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState<readonly KeptScenario[]>()
  const isWanted = kept.length > 0

  async function load() {
    await prepare?.()
    return (await import('./scenario-comparison.tsx')).ScenarioComparison
  }

  function remove(query?: string) {
    setBefore(kept)
    onPut(query === undefined ? [] : kept.filter((each) => each.query !== query))
    // The pressed button disappears, and the focus would go to the top of the page
    frame.current?.focus()
  }

  function undo() {
    if (before) onPut(before)
    setBefore(undefined)
    frame.current?.focus()
  }

  const rename = (query: string, name: string) => onPut(kept.map((each) => (each.query === query ? { query, name } : each)))
  // Undo must not remove scenarios saved since then
  const canUndo = before !== undefined && kept.length < before.length

  return (
    <div ref={frame} tabIndex={-1} className={isWanted || canUndo ? undefined : 'visually-hidden'}>
      {isWanted && <LatePart load={load} props={{ ...props, onRemove: remove, onRename: rename }} />}
      <UndoNote words={canUndo ? 'Removed.' : undefined} onUndo={undo} />
    </div>
  )
}
