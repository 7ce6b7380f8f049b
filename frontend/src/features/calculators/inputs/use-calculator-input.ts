import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import type { ComparedRow } from '../scenarios/compared-row.ts'
import type { LinkNote, LinkReading } from '../links/read-link.ts'

/** How the input of a calculator stands in an address. */
export interface SharedInput<Input> {
  /** The calculator's own page. */
  path: string
  read: (query: URLSearchParams) => LinkReading<Input>
  link: (input: Input) => URLSearchParams
  /** Input and results line by line, for scenarios side by side. */
  compare: (input: Input, today: string) => ComparedRow[]
}

/** Where the input can be had again, in two parts, and what such a query stands for. */
export interface InputAddress {
  path: string
  query: string
  rowsOf: (query: string) => ComparedRow[]
  /** Fills the fields with what a query says. */
  take: (query: string) => void
}

interface InputState<Input> {
  input: Input
  notes: LinkNote[]
  /** Goes up when the fields are to show the input again, whatever they hold. */
  turn: number
  isTouched: boolean
}

/** Browsers refuse an address that changes more than some hundred times in half a minute, as it would under a slider. */
const addressAfterMs = 400

const noQuery = new URLSearchParams()

/**
 * The input of a calculator: from the query of a link, from the fragment after a reload, else the initial one. What is
 * entered goes to the fragment alone, which no server is told. On a page with several calculators the address is nobody's.
 */
export function useCalculatorInput<Input extends object>({ path, read, link, compare }: SharedInput<Input>) {
  const { pathname, search, hash } = useLocation()
  const isOwnPage = pathname.replace(/\/$/, '') === path
  const [state, setState] = useState<InputState<Input>>(() => ({
    ...read(isOwnPage ? new URLSearchParams(search) : noQuery),
    turn: 0,
    isTouched: false,
  }))
  const { input, isTouched } = state

  // The server is told no fragment, and the first view must be the one that it drew
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
    // Past the router: it would take each change for a visit, and look for an element of that name
    const timer = setTimeout(() => {
      // Not where the reader is on the way to another page, whose code has not come yet
      if (window.location.pathname === pathname) history.replaceState(history.state, '', `${pathname}#${link(input)}`)
    }, addressAfterMs)
    return () => clearTimeout(timer)
  }, [isOwnPage, isTouched, input, pathname, link])

  const change = (part: Partial<Input>) => setState((now) => ({ ...now, input: { ...now.input, ...part }, notes: [], isTouched: true }))

  /** The same from outside of the fields, which are to show it whatever is being typed in them. */
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
    take: (query) => setState(({ turn }) => ({ ...read(new URLSearchParams(query)), turn: turn + 1, isTouched: true })),
  }
  return { input, notes: state.notes, turn: state.turn, change, fill, reset, address }
}
