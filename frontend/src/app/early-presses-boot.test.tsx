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
afterEach(() => {
  form.remove()
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
  button.className = 'needs-script'
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
