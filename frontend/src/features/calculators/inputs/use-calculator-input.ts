import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import type { ComparedRow } from '../scenarios/compared-row.ts'
import type { LinkNote, LinkReading } from '../links/read-link.ts'

/** Reads and writes the input of a calculator in an address. */
export interface SharedInput<Input> {
  /** The calculator's own page. */
  path: string
  read: (query: URLSearchParams) => LinkReading<Input>
  link: (input: Input) => URLSearchParams
  /** Inputs and results, one row each, for comparing scenarios. */
  compare: (input: Input, today: string) => ComparedRow[]
  /** Loads what `compare` needs, where that is a script of its own. */
  prepare?: () => Promise<unknown>
}

/** The address of the current input, with functions that read its queries. */
export interface InputAddress {
  path: string
  query: string
  rowsOf: (query: string) => ComparedRow[]
  /** Loads what `rowsOf` needs. */
  prepare: (() => Promise<unknown>) | undefined
  /** Fills the fields from a query. */
  take: (query: string) => void
}

interface InputState<Input> {
  input: Input
  notes: LinkNote[]
  /** Increases when the fields must show the input again and discard typed text. */
  turn: number
  isTouched: boolean
}

/** In milliseconds. Browsers block more than about a hundred address changes in 30 seconds, which a slider would exceed. */
const addressAfterMs = 400

const noQuery = new URLSearchParams()

/**
 * The input of a calculator: from the query of a link, else from the fragment after a reload, else the initial one. Entered values go only into the
 * fragment, which is never sent to a server. On a page with several calculators the address is not used.
 */
export function useCalculatorInput<Input extends object>({ path, read, link, compare, prepare }: SharedInput<Input>) {
  const { pathname, search, hash } = useLocation()
  const isOwnPage = pathname.replace(/\/$/, '') === path
  const [state, setState] = useState<InputState<Input>>(() => ({
    ...read(isOwnPage ? new URLSearchParams(search) : noQuery),
    turn: 0,
    isTouched: false,
  }))
  const { input, isTouched } = state

  // The server does not see the fragment, and the first render must match the server's
  const fragment = useIsHydrated() && isOwnPage ? hash : ''
  const [takenFragment, setTakenFragment] = useState('')
  if (fragment !== takenFragment) {
    setTakenFragment(fragment)
    const kept = new URLSearchParams(fragment.slice(1))
    const names = [...link(read(noQuery).input).keys()]
    if (names.some((name) => kept.has(name))) setState(({ turn }) => ({ ...read(kept), turn: turn + 1, isTouched: false }))
  }

  useEffect(() => {
    if (!isOwnPage || !isTouched) return
    // Bypasses the router, which would count each change as a visit and scroll to an element with that id
    const timer = setTimeout(() => {
      // Skipped if the reader is already leaving for another page whose code is still loading
      if (window.location.pathname === pathname) history.replaceState(history.state, '', `${pathname}#${link(input)}`)
    }, addressAfterMs)
    return () => clearTimeout(timer)
  }, [isOwnPage, isTouched, input, pathname, link])

  const change = (part: Partial<Input>) => setState((now) => ({ ...now, input: { ...now.input, ...part }, notes: [], isTouched: true }))

  /** Changes the input from outside the fields; they show it even while a text is being typed. */
  const fill = (part: Partial<Input>) =>
    setState(({ input: before, turn }) => ({ input: { ...before, ...part }, notes: [], turn: turn + 1, isTouched: true }))

  function reset() {
    if (isOwnPage) history.replaceState(history.state, '', pathname)
    setState(({ turn }) => ({ ...read(noQuery), turn: turn + 1, isTouched: false }))
  }

  const address: InputAddress = {
    path,
    query: link(input).toString(),
    rowsOf: (query) => compare(read(new URLSearchParams(query)).input, todayInIndia()),
    prepare,
    take: (query) => setState(({ turn }) => ({ ...read(new URLSearchParams(query)), turn: turn + 1, isTouched: true })),
  }
  return { input, notes: state.notes, turn: state.turn, change, fill, reset, address }
}
