import { useRef, useState } from 'react'

/**
 * For a field that keeps its own text: whether a value that comes down is the echo of what it said itself, or a new one
 * (a draft taken up, a form emptied) with which it is to open anew. `count` tells the openings apart.
 */
export function useOwnEcho(value: string, onChange: (value: string) => void) {
  const [opened, setOpened] = useState({ value, count: 0 })
  const known = useRef(value)
  /** Said, and not come down yet. Some never do: several at once are drawn as the last of them. */
  const said = useRef<string[]>([])

  if (value !== known.current) {
    const echoed = said.current.indexOf(value)
    known.current = value
    said.current = said.current.slice(echoed + 1)
    if (echoed === -1) {
      said.current = []
      setOpened({ value, count: opened.count + 1 })
    }
  }

  function emit(text: string) {
    said.current.push(text)
    onChange(text)
  }
  return { opened, emit }
}
