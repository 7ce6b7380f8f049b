import { useState } from 'react'

interface EchoState {
  /** What came down last. */
  known: string
  /** Said, and not come down yet. Some never do: several at once are drawn as the last of them. */
  said: readonly string[]
  opened: { value: string; count: number }
}

/**
 * For a field that keeps its own text: whether a value that comes down is the echo of what it said itself, or a new one
 * (a draft taken up, a form emptied) with which it is to open anew. `count` tells the openings apart.
 */
export function useOwnEcho(value: string, onChange: (value: string) => void) {
  const [state, setState] = useState<EchoState>({ known: value, said: [], opened: { value, count: 0 } })
  const current = value === state.known ? state : afterNews(state, value)
  if (current !== state) setState(current)

  function emit(text: string) {
    setState((now) => ({ ...now, said: [...now.said, text] }))
    onChange(text)
  }
  return { opened: current.opened, emit }
}

function afterNews({ said, opened }: EchoState, value: string): EchoState {
  const echoed = said.indexOf(value)
  return echoed === -1
    ? { known: value, said: [], opened: { value, count: opened.count + 1 } }
    : { known: value, said: said.slice(echoed + 1), opened }
}
