import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { rupeesInWords } from '../../../lib/amount-in-words.ts'
import { groupWhileTyping, withoutDeletedComma, type TypedAmount } from '../../../lib/typed-amount.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/field-frame.tsx'
import { shortRupees } from '../charts/short-rupees.ts'
import type { InputLimits, InputUnit } from './input-limits.ts'
import { readValue } from './read-value.ts'
import { Slider } from './slider.tsx'
import { steppedValue } from './stepped-value.ts'
import { typingOn, type Typing } from './typing-on.ts'
import { useUndo } from './use-undo.ts'
import { fieldText, offeredReadings, readingText, refusalText, spokenValue, valueText } from './value-texts.ts'
import styles from './number-field.module.css'

interface NumberFieldProps {
  label: string
  /** The link parameter. */
  name: string
  limits: InputLimits
  value: number
  onChange: (value: number) => void
  /** The meaning of the value. For amounts, the field shows the value in words instead. */
  hint?: string | undefined
  /** Common amounts, each offered as a button. */
  chips?: readonly number[] | undefined
}

const unitsAfter: Readonly<Record<InputUnit, string>> = { rupees: '', percent: '%', years: 'years', count: '' }

/** Groups the digits by the kind of edit: deleting a comma deletes the digit beyond it, and pasted text may have its own commas. */
function groupedBy(event: Event, before: string, entered: TypedAmount) {
  const kind = event instanceof InputEvent ? event.inputType : ''
  if (kind === 'deleteContentBackward') return groupWhileTyping(withoutDeletedComma(before, entered, 'backward'), before)
  if (kind === 'deleteContentForward') return groupWhileTyping(withoutDeletedComma(before, entered, 'forward'), before)
  const isTyped = kind.startsWith('delete') || kind === 'insertText'
  return groupWhileTyping(entered, isTyped ? before : '')
}

/** Texts longer than these numbers of characters are drawn small, then smaller: "15,00,000", "1,00,00,00,00,000". */
const [longText, longestText] = [8, 12]

const lengthStyle = ({ length }: string) => (length > longestText ? styles.longest : length > longText ? styles.long : '')

/** A number with a field and a slider. Typed text stays as typed: while it is invalid, the field says why and the value stays. */
export function NumberField({ label, name, limits, value, onChange, hint, chips }: NumberFieldProps) {
  const { unit, min, max, step, slide = [min, max] } = limits
  const [typed, setTyped] = useState<Typing>()
  const undone = useUndo()
  const input = useRef<HTMLInputElement>(null)
  const text = typed?.text ?? fieldText(unit, value)
  const reading = readValue(limits, text)
  const offered = offeredReadings(unit, reading)
  const error = refusalText(limits, reading, value)

  // Grouping moves the digits behind the caret, and React would leave the caret at the end
  useLayoutEffect(() => {
    if (typed && document.activeElement === input.current) input.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed])

  function type({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const entered = { text: currentTarget.value, caret: currentTarget.selectionStart ?? currentTarget.value.length }
    const now = unit === 'rupees' || unit === 'count' ? groupedBy(nativeEvent, text, entered) : entered
    undone.remember({ text, caret: Math.min(typed?.caret ?? text.length, text.length) })
    show(now)
  }

  function show(now: TypedAmount) {
    const next = typingOn(typed, now, value, readValue(limits, now.text))
    setTyped(next.typing)
    onChange(next.value)
  }

  /** Chooses one of two readings. Its button disappears, so the focus moves to the field. */
  function take(text: string) {
    input.current?.focus()
    show({ text, caret: text.length })
  }

  function set(next: number) {
    setTyped(undefined)
    onChange(next)
  }

  function answerKey(event: KeyboardEvent) {
    const other = undone.meantBy(event, { text, caret: typed?.caret ?? text.length })
    if (other) {
      event.preventDefault()
      show(other)
      return
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    set(steppedValue(limits, value, event.key === 'ArrowUp' ? 1 : -1))
  }

  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <FieldFrame
          label={label}
          error={error}
          isErrorSaid
          hint={reading.kind !== 'taken' ? undefined : unit === 'rupees' ? rupeesInWords(reading.value) : hint}
        >
          {(tied) => (
            <>
              {unit === 'rupees' && <span className={styles.before}>₹</span>}
              <input
                {...tied}
                ref={input}
                className={`${styles.input} ${lengthStyle(text)}`}
                name={name}
                value={text}
                inputMode="decimal"
                autoComplete="off"
                onChange={type}
                onKeyDown={answerKey}
                onBlur={() => reading.kind === 'taken' && setTyped(undefined)}
              />
              {unitsAfter[unit] && <span className={styles.after}>{unitsAfter[unit]}</span>}
            </>
          )}
        </FieldFrame>
        {offered.length > 0 && (
          <p className={styles.readings}>
            {offered.map((each) => (
              <Button key={each.words} onClick={() => take(readingText(unit, each.value))}>
                {each.words}
              </Button>
            ))}
          </p>
        )}
        {chips && <Chips chips={chips} unit={unit} onPress={set} />}
        {slide !== 'none' && (
          <div className={`${styles.slide} needs-script not-printed`}>
            <Slider
              className={styles.slider}
              aria-label={`${label}, slider`}
              aria-valuetext={spokenValue(unit, value)}
              min={slide[0]}
              max={slide[1]}
              step={step}
              value={value}
              onChange={set}
            />
            <NumberRange limits={limits} slide={slide} />
          </div>
        )}
      </div>
    </div>
  )
}

interface ChipsProps {
  chips: readonly number[]
  unit: InputUnit
  onPress: (value: number) => void
}

/** "12.75 lakh", "₹5,000", "18%". */
function chipText(unit: InputUnit, value: number) {
  if (unit !== 'rupees' || value < 100_000) return valueText(unit, value)
  return value < 10_000_000 ? `${value / 100_000} lakh` : `${value / 10_000_000} crore`
}

const Chips = ({ chips, unit, onPress }: ChipsProps) => (
  <p className={`${styles.readings} ${styles.chips} needs-script not-printed`}>
    {chips.map((each) => (
      <Button key={each} onClick={() => onPress(each)}>
        {chipText(unit, each)}
      </Button>
    ))}
  </p>
)

/** The ends of the slider, and between them the limits of the field if these are wider. */
function NumberRange({ limits: { unit, min, max }, slide }: { limits: InputLimits; slide: readonly [min: number, max: number] }) {
  const words = (value: number) => (unit === 'rupees' ? shortRupees(value) : valueText(unit, value))
  return (
    <p className={styles.ends}>
      <span>{valueText(unit, slide[0])}</span> {(min < slide[0] || max > slide[1]) && <span>{`${words(min)} to ${words(max)}`}</span>}{' '}
      <span>{valueText(unit, slide[1])}</span>
    </p>
  )
}
