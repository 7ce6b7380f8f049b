import { maxSearchLength } from '@artha/contract/search-types'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { SearchIcon } from '../../ui/icons.tsx'
import type { SuggestionGroup, SearchSuggestion } from './search-suggestions.ts'
import { SearchOption } from './search-option.tsx'
import styles from './search-panel.module.css'

interface SearchPanelProps {
  isOpen: boolean
  text: string
  groups: readonly SuggestionGroup[]
  status: string
  onText: (text: string) => void
  onSubmit: () => void
  onChoose: (offer: SearchSuggestion) => void
  /** Clears the recent searches; undefined if there are none to clear. */
  onForget: (() => void) | undefined
}

/** A search input with a list of suggestions. The focus stays in the input; arrow keys move through the list. */
export function SearchPanel({ isOpen, text, groups, status, onText, onSubmit, onChoose, onForget }: SearchPanelProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const offers = groups.flatMap((group) => group.offers)
  const { active, moveBy, leave } = useActiveOffer(offers)

  // Focus before the first paint, so that the first key goes into the field
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus({ preventScroll: true })
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    // Enter and arrow keys belong to the input method while a Hindi letter is being composed
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') moveBy(1)
    else if (event.key === 'ArrowUp') moveBy(-1)
    else if (event.key === 'Enter' && active) onChoose(active)
    else return
    event.preventDefault()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className={styles.panel} role="search" aria-label="Search" hidden={!isOpen} noValidate onSubmit={submit}>
      <div className={styles.line}>
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label="Search Artha"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(id, active)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxSearchLength}
          placeholder="Articles, terms, amounts"
          value={text}
          onChange={(event) => {
            leave()
            onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} aria-label="See all results">
          <SearchIcon />
        </button>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.list} role="listbox" id={`${id}-list`} aria-label="Suggestions">
        {groups.map(({ label, offers: inGroup }) => (
          <div key={label} role="group" aria-label={label}>
            <div className={styles.group} aria-hidden="true">
              {label}
            </div>
            {inGroup.map((offer) => (
              <SearchOption key={offer.key} id={optionId(id, offer)} offer={offer} isActive={offer === active} onChoose={() => onChoose(offer)} />
            ))}
          </div>
        ))}
      </div>
      {onForget && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            onForget()
            input.current?.focus()
          }}
        >
          Clear recent searches
        </button>
      )}
    </form>
  )
}

/** Returns the element id of a suggestion. Keys contain typed texts, so they are encoded: an id cannot contain spaces. */
const optionId = (base: string, { key }: SearchSuggestion) => `${base}-${encodeURIComponent(key)}`

/** Tracks the suggestion that the arrow keys have reached, wrapping at both ends. It is undefined once it leaves the list. */
function useActiveOffer(offers: readonly SearchSuggestion[]) {
  const [key, setKey] = useState<string>()
  const at = offers.findIndex((offer) => offer.key === key)
  return {
    active: offers[at],
    leave: () => setKey(undefined),
    moveBy(step: 1 | -1) {
      const from = at < 0 && step < 0 ? 0 : at
      setKey(offers.at((from + step) % offers.length)?.key)
    },
  }
}
