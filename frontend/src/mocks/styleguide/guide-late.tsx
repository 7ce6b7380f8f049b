import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { LatePart } from '../../ui/late-part.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { InViewPart } from '../../ui/in-view-part.tsx'
import { Piece, State } from './guide-piece.tsx'

const neverHere = () => new Promise<ComponentType>(() => undefined)
const notToBeHad = () => Promise.reject(new Error('away'))
const here = () => Promise.resolve(() => <p>The part.</p>)
const fallback = <p>What stands in its place.</p>

/** Shows the error state without an exception, which React would log to the console. */
function Broken({ children }: { children: ReactNode }) {
  const boundary = useRef<PartBoundary>(null)
  useEffect(() => boundary.current?.setState({ hasFailed: true }), [])
  return <PartBoundary ref={boundary}>{children}</PartBoundary>
}

/** Parts that load late or fail. */
export const GuideLate = () => (
  <>
    <Piece file="late-part">
      <State name="on its way">
        <LatePart load={neverHere} props={{}} />
      </State>
      <State name="not to be had">
        <LatePart load={notToBeHad} props={{}} />
      </State>
      <State name="here">
        <LatePart load={here} props={{}} />
      </State>
    </Piece>
    <Piece file="in-view-part">
      <State name="on its way">
        <InViewPart load={neverHere} props={{}} fallback={fallback} offer="Show the part" />
      </State>
      <State name="offered">
        <InViewPart load={notToBeHad} props={{}} fallback={fallback} offer="Show the part" />
      </State>
      <State name="here">
        <InViewPart load={here} props={{}} fallback={fallback} offer="Show the part" />
      </State>
    </Piece>
    <Piece file="part-boundary">
      <State name="stopped working">
        <Broken>
          <p>A part.</p>
        </Broken>
      </State>
    </Piece>
    <Piece file="live-region">
      <State name="with words to be said">
        <LiveRegion role="status">
          <p>3 articles</p>
        </LiveRegion>
      </State>
    </Piece>
  </>
)
