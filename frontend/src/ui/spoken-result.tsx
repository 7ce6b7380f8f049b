import { useEffect, useState } from 'react'
import { LiveRegion } from './live-region.tsx'

const restMs = 800

/** Announces the result to screen readers when the input rests, because every step of a slider would be too much. */
export function SpokenResult({ words }: { words: string }) {
  const [first] = useState(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (words === first && said === '') return
    const timer = setTimeout(() => setSaid(words), restMs)
    return () => clearTimeout(timer)
  }, [words, first, said])
  return (
    <div className="visually-hidden">
      <LiveRegion role="status">{said}</LiveRegion>
    </div>
  )
}
