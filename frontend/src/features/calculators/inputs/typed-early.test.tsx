import { act, screen } from '@testing-library/react'
import { Suspense, useRef, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AmountRows } from './amount-rows.tsx'
import { ChoiceStrip } from './choice-strip.tsx'
import { noteTypedEarly, useTypedEarly } from './typed-early.ts'

function Fields() {
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, 'fields')
  const [sum, setSum] = useState('10')
  const [year, setYear] = useState('2026')
  const [age, setAge] = useState('young')
  const [slid, setSlid] = useState('37')
  return (
    <form ref={form}>
      <input aria-label="Sum" value={sum} onChange={({ currentTarget }) => setSum(currentTarget.value)} />
      <input
        type="range"
        min="5"
        max="30"
        step="10"
        aria-label="Slider"
        value={slid}
        onChange={({ currentTarget }) => setSlid(currentTarget.value)}
      />
      <select aria-label="Year" value={year} onChange={({ currentTarget }) => setYear(currentTarget.value)}>
        <option>2025</option>
        <option>2026</option>
      </select>
      <Suspense>
        <ChoiceStrip label="Age" name="age" options={{ young: 'Young', old: 'Old' }} value={age} onChange={setAge} />
      </Suspense>
      <output>{[sum, year, age, slid].join(' ')}</output>
    </form>
  )
}

/** Suspense makes this part hydrate after the rest, as on our pages. */
const page = (
  <Suspense>
    <Fields />
  </Suspense>
)

async function hydrate(before: () => void, later = () => {}, drawn = page) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(drawn)
  document.body.replaceChildren(root)
  before()
  noteTypedEarly()
  later()
  await act(async () => {
    hydrateRoot(root, drawn)
  })
}

it('a number that the slider cannot show is no slide of the reader', async () => {
  await hydrate(() => {
    // The slider ends at 30
    expect(screen.getByLabelText('Slider')).not.toHaveValue('37')
  })
  expect(screen.getByRole('status')).toHaveTextContent('10 2026 young 37')
})

it('a slider that was moved early counts', async () => {
  await hydrate(() => {
    screen.getByLabelText<HTMLInputElement>('Slider').value = '15'
  })
  expect(screen.getByRole('status')).toHaveTextContent('10 2026 young 15')
})

it('what was typed and chosen before the form became the browser’s is taken then', async () => {
  const sum = () => screen.getByLabelText<HTMLInputElement>('Sum')
  const year = () => screen.getByLabelText<HTMLSelectElement>('Year')
  await hydrate(
    () => {
      sum().value = '20'
      year().value = '2025'
      screen.getByLabelText('Old').click()
    },
    () => {
      // And again just before hydration
      sum().value = '200'
      sum().dispatchEvent(new Event('input', { bubbles: true }))
    },
  )
  expect(screen.getByRole('status')).toHaveTextContent('200 2025 old 37')
  expect(sum().value).toBe('200')
  expect(year().value).toBe('2025')
  expect(screen.getByLabelText('Old')).toBeChecked()
})

it('what was typed into a page that is drawn anew, since it was translated before, is taken as well', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  document.body.replaceChildren(root)
  screen.getByLabelText<HTMLInputElement>('Sum').value = '20'
  screen.getByLabelText<HTMLInputElement>('Slider').value = '15'
  screen.getByLabelText('Old').click()
  noteTypedEarly()
  await act(async () => createRoot(root).render(page))
  expect(screen.getByRole('status')).toHaveTextContent('20 2026 old 15')
})

const list = { limits: { unit: 'rupees', min: 0, max: 100, step: 1, initial: 0 }, startLabels: ['Gold'], unlabelled: 'Asset' } as const

function Rows() {
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, 'fields')
  const [rows, setRows] = useState([
    { label: 'Gold', amount: 5 },
    { label: 'House', amount: 6 },
  ])
  return (
    <form ref={form}>
      <Suspense>
        <AmountRows title="Own" name="own" by="name" list={list} rows={rows} onChange={setRows} />
      </Suspense>
      <output>{rows.map(({ label, amount }) => `${label} ${amount}`).join(', ')}</output>
    </form>
  )
}

it('what was typed into two rows is taken when the rows have come, after the form around them', async () => {
  await hydrate(
    () => {
      screen.getByLabelText<HTMLInputElement>('Asset 1: amount').value = '70'
      screen.getByLabelText<HTMLInputElement>('Asset 2: amount').value = '80'
    },
    () => {},
    <Rows />,
  )
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Gold 70, House 80')
})
