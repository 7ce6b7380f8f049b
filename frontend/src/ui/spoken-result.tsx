import { useEffect, useState } from 'react'
import { LiveRegion } from './live-region.tsx'

const restMs = 800

/** Says the result once the input rests: each step of a slider would be too much to listen to. */
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
