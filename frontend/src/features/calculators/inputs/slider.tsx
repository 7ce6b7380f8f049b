import { useRef, type ComponentProps, type PointerEvent } from 'react'
import { useIsHydrated } from '../../../ui/is-hydrated.ts'
import styles from './slider.module.css'

/** The gesture of a finger on a slider: not known yet, sliding, or scrolling or pinching the page. */
type Course = 'unknown' | 'slides' | 'scrolls'

/** The distance in pixels that a finger may move during a tap. */
const tremble = 8

/** The gesture of a finger after it moved this far, in pixels. A diagonal movement counts as a scroll, which changes nothing. */
export function courseOf(sideways: number, downwards: number): Course {
  if (Math.max(Math.abs(sideways), Math.abs(downwards)) < tremble) return 'unknown'
  return Math.abs(sideways) > Math.abs(downwards) ? 'slides' : 'scrolls'
}

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value: number
  onChange: (value: number) => void
}

/** A finger on the slider. `held` is the value that it would set; it is not applied while the gesture may still become a scroll. */
interface Touch {
  id: number
  x: number
  y: number
  before: number
  course: Course
  held?: number
}

/**
 * The only range input of the site. A finger that scrolls or pinches the page changes nothing: browsers set the value where the finger lands, so it
 * counts only when the finger slides sideways or lifts. Mouse and keys set the value at once.
 */
export function Slider({ value, onChange, className = '', ...rest }: SliderProps) {
  const touch = useRef<Touch>(undefined)
  const isHydrated = useIsHydrated()

  function begin({ pointerType, pointerId: id, clientX: x, clientY: y }: PointerEvent) {
    // Two fingers on one slider are not meant for it, so the value is restored
    if (touch.current && touch.current.id !== id) putBack()
    else touch.current = pointerType === 'mouse' ? undefined : { id, x, y, before: value, course: 'unknown' }
  }

  function putBack() {
    const { current } = touch
    if (current?.course === 'slides' && value !== current.before) onChange(current.before)
    if (current) touch.current = { ...current, course: 'scrolls' }
  }

  function follow({ pointerId, clientX, clientY }: PointerEvent) {
    const { current } = touch
    if (!current || current.id !== pointerId || current.course !== 'unknown') return
    current.course = courseOf(clientX - current.x, clientY - current.y)
    if (current.course === 'slides' && current.held !== undefined) onChange(current.held)
  }

  function lift({ pointerId }: PointerEvent) {
    const { current } = touch
    if (!current || current.id !== pointerId) return
    touch.current = undefined
    if (current.course === 'unknown' && current.held !== undefined) onChange(current.held)
  }

  const forget = () => {
    touch.current = undefined
  }

  function change(next: number) {
    const { current } = touch
    // Not passed on, so that React draws the slider at its old value
    if (!current || current.course === 'slides') onChange(next)
    else current.held = next
  }

  return (
    <input
      {...rest}
      className={`${styles.slider} ${isHydrated ? '' : styles.waiting} ${className}`}
      type="range"
      value={value}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={lift}
      onPointerCancel={putBack}
      onTouchEnd={({ touches }) => touches.length === 0 && forget()}
      onTouchCancel={forget}
      onKeyDown={forget}
      onChange={({ currentTarget }) => change(Number(currentTarget.value))}
    />
  )
}
