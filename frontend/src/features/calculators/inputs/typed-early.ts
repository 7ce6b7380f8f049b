import { useEffect, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control => target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const isRadio = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && control.type === 'radio'

/** The served value as the browser normalises it: a slider rounds to its steps and stays within its ends. */
function servedValue({ type, min, max, step, defaultValue }: HTMLInputElement) {
  const { value } = Object.assign(document.createElement('input'), { type, min, max, step, value: defaultValue })
  return value
}

const isAsServed = (control: Control) => {
  if (isRadio(control)) return control.checked === control.defaultChecked
  if (control instanceof HTMLInputElement) return control.value === servedValue(control)
  return [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
}

/** Values that the reader entered before hydration, by control; for a radio, an entry means that it is checked. */
const early = new Map<Control, string>()

function note(control: Control) {
  if (!isRadio(control) || control.checked) early.set(control, control.value)
}
const noteEvent = ({ target }: Event) => isControl(target) && note(target)

/** Sets the value without React noticing and fires an event, so that React sees a change by the reader. */
function enter(control: Control, value: string) {
  if (isRadio(control)) {
    control.checked = false
    control.click()
    return
  }
  if (control instanceof HTMLInputElement) control.value = control.defaultValue
  // Each kind of control has its value setter on its own prototype
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}

/** Enters one value after the render of the one before. Within one effect all would change the input of the same render, and the last would win. */
async function enterInTurn(entries: readonly (readonly [Control, string])[]) {
  for (const [control, value] of entries) {
    await Promise.resolve()
    enter(control, value)
  }
}

/** Identifies a control. Sliders have no name, so their label is part of it. */
const nameOf = (control: Control) => [control.type, control.name, control.getAttribute('aria-label'), isRadio(control) && control.value].join('\n')

/** The parts of a form that hydrate separately. */
type Part = 'fields' | 'choices' | 'rows'

const partOf = (control: Control): Part => (isRadio(control) ? 'choices' : control.closest('[data-rows]') ? 'rows' : 'fields')

/** Finds the same control in a form that React drew again instead of hydrating, as on a translated page. */
const drawnAnew = (part: HTMLElement | null, gone: Control) =>
  [...(part?.querySelectorAll<Control>('input, select') ?? [])].find((each) => nameOf(each) === nameOf(gone))

/** Records values entered so far, and later ones until the form is hydrated. */
export function noteTypedEarly() {
  for (const control of document.querySelectorAll<Control>('form input, form select')) if (!isAsServed(control)) note(control)
  document.addEventListener('input', noteEvent, true)
}

// Runs when the script loads, before React replaces the server's markup
if (typeof document !== 'undefined') noteTypedEarly()

/** Enters again what a reader typed before hydration, because React restores the server's values. Choices and rows call this themselves. */
export function useTypedEarly(part: RefObject<HTMLElement | null>, of: Part) {
  useEffect(() => {
    if (of === 'fields') document.removeEventListener('input', noteEvent, true)
    const entries: [Control, string][] = []
    for (const [noted, value] of early) {
      const control = noted.isConnected ? noted : drawnAnew(part.current, noted)
      if (control === undefined || partOf(noted) !== of || part.current?.contains(control) !== true) continue
      early.delete(noted)
      entries.push([control, value])
    }
    void enterInTurn(entries)
  }, [part, of])
}
