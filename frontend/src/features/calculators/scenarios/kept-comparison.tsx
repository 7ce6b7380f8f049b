import { useRef, useState } from 'react'
import { LatePart } from '../../../ui/late-part.tsx'
import { UndoNote } from '../inputs/undo-note.tsx'
import type { KeptScenario } from './kept-scenarios.ts'
import type { ScenarioComparisonProps } from './scenario-comparison.tsx'

const loadComparison = () => import('./scenario-comparison.tsx').then((part) => part.ScenarioComparison)

interface KeptComparisonProps extends Omit<ScenarioComparisonProps, 'onRemove' | 'onRename'> {
  onPut: (kept: readonly KeptScenario[]) => void
}

/** The comparison of saved scenarios. Its script loads with the first saved scenario. */
export function KeptComparison({ onPut, ...props }: KeptComparisonProps) {
  const { kept } = props
  const frame = useRef<HTMLDivElement>(null)
  const [before, setBefore] = useState<readonly KeptScenario[]>()
  const isWanted = kept.length > 0

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
      {isWanted && <LatePart load={loadComparison} props={{ ...props, onRemove: remove, onRename: rename }} />}
      <UndoNote words={canUndo ? 'Removed.' : undefined} onUndo={undo} />
    </div>
  )
}
