import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { earlyPressesBootScript } from './early-presses-boot.ts'

/** The events that reached the page. */
let sent: string[]
let form: HTMLFormElement

beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = earlyPressesBootScript
  document.head.append(script)
})

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  form = document.createElement('form')
  form.className = 'box needs-script'
  form.addEventListener('submit', (event) => {
    sent.push('sent')
    event.preventDefault()
  })
  document.body.append(form)
})
afterEach(async () => {
  form.remove()
  // What is still held is let go with its element, and its timer ends
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
})

const comeAlive = () => Object.assign(form, { __reactProps$x1: {} })

it('a form that is sent before its script is here is held back, and sent once when it has come', async () => {
  form.requestSubmit()
  form.requestSubmit()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([])
  comeAlive()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual(['sent'])
})

it('a form whose script is here is sent at once', () => {
  comeAlive()
  form.requestSubmit()
  expect(sent).toEqual(['sent'])
})

it('a form that works without script is sent at once', () => {
  form.className = 'box'
  form.requestSubmit()
  expect(sent).toEqual(['sent'])
})

it('a form that has left the page is not sent any more', async () => {
  form.requestSubmit()
  form.remove()
  comeAlive()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([])
})

it.each([
  ['before its script is here', true, [], ['pressed']],
  ['that is alive', false, ['pressed'], ['pressed']],
])('a button that is pressed %s', async (_, isEarly, atOnce, atLast) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(document.createElement('span'))
  const pressed: string[] = []
  button.addEventListener('click', () => pressed.push('pressed'))
  form.append(button)
  if (!isEarly) Object.assign(button, { __reactProps$x1: {} })
  button.querySelector('span')?.click()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pressed).toEqual(atOnce)
  Object.assign(button, { __reactProps$x1: {} })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pressed).toEqual(atLast)
})

function buttonNamed(name: string, pressed: string[]) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'needs-script'
  button.addEventListener('click', () => pressed.push(name))
  form.append(button)
  return button
}
const bringToLife = (...buttons: HTMLButtonElement[]) => buttons.forEach((button) => Object.assign(button, { __reactProps$x1: {} }))

it('what is pressed while an earlier press is repeated comes after it, as often as it was pressed', async () => {
  const pressed: string[] = []
  const tab = buttonNamed('tab', pressed)
  const file = buttonNamed('file', pressed)
  tab.click()
  bringToLife(tab, file)
  await vi.advanceTimersByTimeAsync(60)
  file.click()
  file.click()
  expect(pressed).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pressed).toEqual(['tab', 'file', 'file'])
  file.click()
  expect(pressed).toEqual(['tab', 'file', 'file', 'file'])
})

it('a press whose script never comes holds up no other', async () => {
  const pressed: string[] = []
  const dead = buttonNamed('dead', pressed)
  const late = buttonNamed('late', pressed)
  const alive = buttonNamed('alive', pressed)
  bringToLife(alive)
  dead.click()
  late.click()
  alive.click()
  expect(pressed).toEqual(['alive'])
  bringToLife(late)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pressed).toEqual(['alive', 'late'])
})

it('a button that sends a form which works without script is not held', () => {
  form.className = 'box'
  const button = document.createElement('button')
  form.append(button)
  button.click()
  expect(sent).toEqual(['sent'])
})

function controlOf(html: string) {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const changed: string[] = []
  place.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).value))
  const controls = [...place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  return { controls, changed, remove: () => place.remove() }
}

/** What a reader does: the value changes, then its event is sent. */
function enter(control: HTMLInputElement | HTMLSelectElement | undefined, value: string) {
  if (control === undefined) throw new Error('There is no such control')
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

it.each([
  ['text in a field', '<input type="search">', 'sip', 'sip'],
  ['a choice in a list', '<select><option value="a">A</option><option value="b">B</option></select>', 'b', 'b'],
])('%s outside a form is entered again when its script has come, as it was last', async (_, html, value, expected) => {
  const { controls, changed, remove } = controlOf(html)
  enter(controls[0], 'a')
  enter(controls[0], value)
  expect(changed).toEqual([])
  // React sets the server's value again
  if (controls[0]) Object.assign(controls[0], { value: '', __reactProps$x1: {} })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(changed).toEqual([expected])
  expect(controls[0]?.value).toBe(expected)
  remove()
})

it('a choice of a radio button outside a form is made again when its script has come', async () => {
  const { controls, changed, remove } = controlOf('<input type="radio" name="r" value="a" checked><input type="radio" name="r" value="b">')
  const second = controls[1]
  second?.click()
  changed.length = 0
  for (const each of controls) Object.assign(each, { __reactProps$x1: {} })
  // React checks the server's choice again
  Object.assign(controls[0] ?? {}, { checked: true })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(changed).toEqual(['b'])
  expect(second).toHaveProperty('checked', true)
  remove()
})

it('a control within a form, which reads its own, and one whose script is here are left alone', async () => {
  const { controls, changed, remove } = controlOf('<form><input></form><input>')
  const [within, alive] = controls
  if (alive) Object.assign(alive, { __reactProps$x1: {} })
  enter(within, 'a')
  enter(alive, 'b')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(changed).toEqual([])
  remove()
})
