import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { FieldFrame } from '../../../ui/field-frame.tsx'
import { choicesFor, type CurrencyChoice } from './currency-choices.ts'
import { CurrencyList } from './currency-list.tsx'
import * as texts from './converter-field-texts.ts'
import fields from '../../../ui/field.module.css'
import styles from './currency-field.module.css'

interface CurrencyFieldProps {
  label: string
  choices: readonly CurrencyChoice[]
  code: string
  onChange: (code: string) => void
}

/**
 * A currency field with a list that is searched by code, name or symbol. The focus stays in the input: arrow keys move in the list, Enter selects,
 * Escape cancels.
 */
export function CurrencyField({ label, choices, code, onChange }: CurrencyFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The typed text; undefined while the list is closed. */
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState<string>()
  const isOpen = typed !== undefined
  const groups = choicesFor(choices, typed ?? '')
  const offered = groups.flatMap((group) => group.choices)

  function open(text: string, first?: string) {
    setTyped(text)
    setActive(first)
  }

  function close() {
    setTyped(undefined)
    setActive(undefined)
  }

  function take(choice: string) {
    onChange(choice)
    close()
    input.current?.select()
  }

  /** Leaving the field selects a complete code, as Enter does, and discards any other text. */
  function leave() {
    const exact = choices.find((choice) => choice.code === typed?.trim().toUpperCase())
    if (exact) onChange(exact.code)
    close()
  }

  function moveBy(step: 1 | -1) {
    const at = offered.findIndex((choice) => choice.code === active)
    const from = at < 0 && step < 0 ? 0 : at
    setActive(offered.at((from + step) % offered.length)?.code)
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a Hindi letter is composed, Enter and arrows belong to the input method
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) moveBy(event.key === 'ArrowDown' ? 1 : -1)
      else open('', code)
    } else if (event.key === 'Enter' && isOpen) {
      if (active !== undefined) take(active)
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.place}>
      <FieldFrame label={label}>
        {(tied) => (
          <input
            {...tied}
            ref={input}
            className={fields.input}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen && active !== undefined ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed ?? textOf(choices, code)}
            placeholder={texts.codeNameOrSymbol}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onClick={() => !isOpen && open('', code)}
            onChange={({ currentTarget }) => open(currentTarget.value, firstFor(choices, currentTarget.value))}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      {isOpen && <CurrencyList id={id} label={label} groups={groups} active={active} chosen={code} onTake={take} />}
    </div>
  )
}

/** Returns the currency that Enter selects: the best match of a typed text. */
const firstFor = (choices: readonly CurrencyChoice[], typed: string) =>
  typed.trim() === '' ? undefined : choicesFor(choices, typed)[0]?.choices[0]?.code

/** Formats a currency for the input: "INR, Indian Rupee". */
function textOf(choices: readonly CurrencyChoice[], code: string) {
  const choice = choices.find((each) => each.code === code)
  return choice === undefined || choice.name === code ? code : `${code}, ${choice.name}`
}
