import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { richTextPolicy } from '@artha/contract/rich-text-policy'
import { Styleguide } from './styleguide.tsx'

const ui = path.resolve(import.meta.dirname, '../../ui')
const namesOf = (end: string) =>
  readdirSync(ui)
    .filter((name) => name.endsWith(end) && !name.includes('.test.'))
    .map((name) => name.slice(0, -end.length))

/** Files that show nothing of their own, with the reason. */
const unseen = {
  'late-hydrated': 'draws what it is given, and the words of late-part where it cannot',
  'leave-guard': 'asks by question',
  'spoken-result': 'is heard',
}
/** Style sheets that other pieces use. */
const wornBy: Readonly<Record<string, readonly string[]>> = {
  field: ['field', 'textarea-field', 'select-field'],
  'responsive-picture': ['responsive-picture', 'video-frame'],
}
/** Classes on the page's root, which has one theme at a time. */
const ofPage = ['dark']

/** Renders the page and waits until the parts that should fail have failed. */
async function open() {
  render(
    <MemoryRouter>
      <Styleguide />
    </MemoryRouter>,
  )
  await screen.findByText(/^This part could not be loaded/)
}
const piece = (name: string) => screen.getByRole('region', { name })

describe('the styleguide', () => {
  it('has every piece of ui/, and no other', async () => {
    await open()
    const shown = [...document.querySelectorAll('h2[id^=piece-]')].map(({ textContent }) => textContent)
    const pieces = namesOf('.tsx').filter((name) => !Object.hasOwn(unseen, name))
    expect(shown.filter((name) => name !== 'tokens.css').sort()).toEqual(pieces.sort())
    expect(namesOf('.tsx')).toEqual(expect.arrayContaining(Object.keys(unseen)))
  })

  it('has them in every state that their sheets have', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Return …' }))
    const missing = namesOf('.module.css').flatMap((sheet) => {
      const css = readFileSync(path.join(ui, `${sheet}.module.css`), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      const classes = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
      const worn = (wornBy[sheet] ?? [sheet]).map((name) => screen.getByRole('region', { name, hidden: true }))
      return [...classes]
        .filter((name) => !ofPage.includes(name) && !worn.some((each) => each.querySelector(`.${name}`)))
        .map((name) => `${sheet}: .${name}`)
    })
    expect(missing).toEqual([])
  })

  it('has every element that a text may have', async () => {
    await open()
    const text = piece('rich-text')
    expect(richTextPolicy.tags.filter((tag) => text.querySelector(tag) === null)).toEqual([])
  })

  it('asks a question', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Delete …' }))
    expect(within(screen.getByRole('dialog', { hidden: true })).getByText('It stays in the bin for 30 days.')).toBeInTheDocument()
  })

  it('shows what is open as open, and what stopped working as such', async () => {
    await open()
    expect(within(piece('menu')).getByText('What comes once it is open.')).toBeInTheDocument()
    expect(within(piece('password-field')).getByLabelText('Old password')).toHaveAttribute('type', 'text')
    expect(within(piece('part-boundary')).getByRole('alert')).toHaveTextContent('This part stopped working.')
    expect(within(piece('late-part')).getByRole('alert')).toHaveTextContent('This part could not be loaded.')
  })
})
