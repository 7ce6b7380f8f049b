import { useRef } from 'react'
import { LatePart } from '../../../ui/late-part.tsx'
import type { ScenarioComparisonProps } from './scenario-comparison.tsx'

const loadComparison = () => import('./scenario-comparison.tsx').then((part) => part.ScenarioComparison)

/** The comparison, whose script comes with the first scenario that is kept. */
export function KeptComparison({ onRemove, ...props }: ScenarioComparisonProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isWanted = props.kept.length > 0

  function remove(query?: string) {
    onRemove(query)
    // The button that was pressed goes away; the focus would fall to the top of the page
    frame.current?.focus()
  }

  return (
    <div ref={frame} tabIndex={-1} className={isWanted ? undefined : 'visually-hidden'}>
      {isWanted && <LatePart load={loadComparison} props={{ ...props, onRemove: remove }} />}
    </div>
  )
}
