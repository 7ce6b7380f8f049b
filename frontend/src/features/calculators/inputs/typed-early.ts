import { useEffect, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control => target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isRadio = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === 'radio'

/** What the browser makes of the served value: a slider holds none outside its ends or between its steps. */
function servedValue({ type, min, max, step, defaultValue }: HTMLInputElement) {
  const { value } = Object.assign(document.createElement('input'), { type, min, max, step, value: defaultValue })
  return value
}

const isAsServed = (control: Control) => {
  if (isRadio(control)) return control.checked === control.defaultChecked
  if (control instanceof HTMLInputElement) return control.value === servedValue(control)
  return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
}

/** What stands in the fields, or that a radio is chosen, as the reader left them before the page was the browser's. */
const early = new Map<Control, string>()

function note(control: Control) {
  if (!isRadio(control) || control.checked) early.set(control, control.value)
}
const noteEvent = ({ target }: Event) => isControl(target) && note(target)

/** Sets it past React, which then takes the event for the reader's: what it knew before is the served value, set by its own way. */
function enter(control: Control, value: string) {
  if (isRadio(control)) {
    control.checked = false
    control.click()
    return
  }
  if (control instanceof HTMLInputElement) control.value = control.defaultValue
  // Each kind of control has the setter on a prototype of its own
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}

/** Sliders have no name, and are told apart by their label. */
const nameOf = (control: Control) => [control.type, control.name, control.getAttribute('aria-label'), isRadio(control) && control.value].join('\n')

/** The parts that React takes over after the form around them. */
type Part = 'fields' | 'choices' | 'rows'

const partOf = (control: Control): Part => (isRadio(control) ? 'choices' : control.closest('[data-rows]') ? 'rows' : 'fields')

/** The same control in a form that was not taken over: a translated page is drawn anew. */
const drawnAnew = (part: HTMLElement | null, gone: Control) =>
  [...(part?.querySelectorAll<Control>('input, select') ?? [])].find((each) => nameOf(each) === nameOf(gone))

/** Notes what was entered so far, and from now on until the form is taken over. */
export function noteTypedEarly() {
  for (const control of document.querySelectorAll<Control>('form input, form select')) if (!isAsServed(control)) note(control)
  document.addEventListener('input', noteEvent, true)
}

// As the script comes, before React draws over what the server sent
if (typeof document !== 'undefined') noteTypedEarly()

/**
 * What a reader entered while the script was still under way is entered again: React puts the server's values back. Choices and rows call
 * this for themselves.
 */
export function useTypedEarly(part: RefObject<HTMLElement | null>, of: Part) {
  useEffect(() => {
    if (of === 'fields') document.removeEventListener('input', noteEvent, true)
    for (const [noted, value] of early) {
      const control = noted.isConnected ? noted : drawnAnew(part.current, noted)
      if (control === undefined || partOf(noted) !== of || part.current?.contains(control) !== true) continue
      early.delete(noted)
      enter(control, value)
    }
  }, [part, of])
}
