import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from './button.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { useLatePart } from './use-late-part.ts'

interface LatePartProps<Props> {
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A part whose script is loaded when the part is first rendered. Where loading fails, an error is shown in its place. */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const [isUnreachable, setIsUnreachable] = useState(false)
  const [Part, ask] = useLatePart(load, () => setIsUnreachable(true))
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask()
  })

  if (Part)
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    )
  if (!isUnreachable) return <p role="status">Loading …</p>
  return (
    <div role="alert">
      <p>This part could not be loaded. Check your connection.</p>
      <Button onClick={ask}>Try again</Button>
    </div>
  )
}
