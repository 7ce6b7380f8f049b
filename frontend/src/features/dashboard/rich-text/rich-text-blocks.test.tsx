import { act, fireEvent, screen, within } from '@testing-library/react'
import type { SearchType } from '@artha/contract/search-types'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../mocks/page-tests/accessibility.ts'
import { mockId } from '../../../mocks/data/article-builder.ts'
import { signInAs } from '../../../mocks/handlers/sign-in.ts'
import { server } from '../../../mocks/page-tests/node.ts'
import { open, tool, withoutLayout } from './open-field.tsx'

beforeAll(withoutLayout)

/** Types as a person does: letter by letter, with Enter at the ends of lines. */
function type(editor: Editor, region: HTMLElement, text: string) {
  for (const letter of text) {
    act(() => {
      if (letter === '\n') return void fireEvent.keyDown(region, { key: 'Enter', keyCode: 13 })
      const { from, to } = editor.state.selection
      const isHandled = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)),
      )
      if (!isHandled) editor.view.dispatch(editor.state.tr.insertText(letter, from, to))
    })
  }
}

describe('questions', () => {
  const two = '<details><summary>What is gold?</summary><p>A metal.</p></details><details><summary>What is silver?</summary><p>Another.</p></details>'

  it.each(['1. What is gold?\nA metal.\n2. What is silver?\nAnother.', '1) What is gold?\nA metal.\n\nWhat is silver?\nAnother.'])(
    'typed by number under FAQs are as many as were asked: %j',
    async (typed) => {
      const { editor, onChange, region } = await open('', { isFaqs: true })
      act(() => void editor.commands.focus('end'))
      type(editor, region, typed)
      expect(onChange).toHaveBeenLastCalledWith(two)
    },
  )

  it('are left by Enter in an empty one, and by the tool', async () => {
    const { editor, onChange, region } = await open('', { isFaqs: true })
    act(() => void editor.commands.focus('end'))
    type(editor, region, '1. What is gold?\nA metal.\n\n\nAfter')
    expect(onChange).toHaveBeenLastCalledWith('<details><summary>What is gold?</summary><p>A metal.</p></details><p>After</p>')
    act(() => void editor.commands.focus(4))
    await userEvent.click(tool('Question and answer'))
    expect(onChange).toHaveBeenLastCalledWith('<p>What is gold?</p><p>A metal.</p><p>After</p>')
    fireEvent.keyDown(region, { key: 'z', ctrlKey: true })
    expect(editor.isActive('question')).toBe(true)
  })

  it('leave a typed list a list elsewhere', async () => {
    const { editor, onChange, region } = await open('')
    act(() => void editor.commands.focus('end'))
    type(editor, region, '1. What is gold?\nA metal.')
    expect(onChange).toHaveBeenLastCalledWith('<ol><li>What is gold?</li><li>A metal.</li></ol>')
  })

  it('of an older text stay as they are until changed, numbers and all', async () => {
    const { editor, onChange } = await open('1. What is gold?\nA metal.', { isFaqs: true })
    act(() => void editor.chain().focus('end').insertContent(' Yes.').run())
    expect(onChange).toHaveBeenLastCalledWith('<h3>1. What is gold?</h3><p>A metal. Yes.</p>')
  })
})

describe('a link', () => {
  const found = (type: SearchType, rank: number, path: string, title: string) => ({
    type,
    count: 1,
    results: [{ path, title: [{ text: title, isMatch: true }], line: [], rank, covers: 1, topic: '' }],
  })
  const asked = vi.fn<(words: string | null) => void>()
  beforeEach(() => {
    server.use(
      http.get('/api/search', ({ request }) => {
        const words = new URL(request.url).searchParams.get('q')
        asked(words)
        const groups = [found('articles', 2, '/blog/a', 'Gold loans'), found('calculators', 1, '/gold-loan-calculator', 'Gold loan calculator')]
        return HttpResponse.json({ groups: words === 'gold' ? groups : [], leftOut: [] })
      }),
    )
  })

  it('is found by searching our articles and calculators', async () => {
    const { editor, onChange } = await open('<p>See </p>')
    act(() => void editor.commands.focus('end'))
    await userEvent.click(tool('Link'))
    await userEvent.type(screen.getByLabelText('Address'), 'gold')
    const best = await screen.findByRole('button', { name: 'Gold loan calculator Calculator' })
    expect(best.nextElementSibling).toHaveTextContent('Gold loans Article')
    await expectAccessible(screen.getByRole('dialog'))
    await userEvent.click(best)
    expect(screen.getByLabelText('Address')).toHaveValue('/gold-loan-calculator')
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }))
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('<a href="/gold-loan-calculator">Gold loan calculator</a>'))
    expect(asked).toHaveBeenLastCalledWith('gold')
  })

  it('is asked for in a dialog and put on the selected words', async () => {
    const { editor, onChange, region } = await open('<p>The notice</p>')
    act(() => void editor.commands.selectAll())
    fireEvent.keyDown(region, { key: 'k', ctrlKey: true })
    const dialog = screen.getByRole('dialog', { name: 'Add a link' })
    await userEvent.type(screen.getByLabelText('Address'), 'javascript:alert(1){Enter}')
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/Enter an address such as/)
    expect(onChange).not.toHaveBeenCalled()
    await expectAccessible(dialog)
    await userEvent.clear(screen.getByLabelText('Address'))
    await userEvent.type(screen.getByLabelText('Address'), 'rbi.example/notice{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="https://rbi.example/notice">The notice</a></p>')
    expect(screen.queryByRole('dialog')).toBeNull()

    await userEvent.click(tool('Link'))
    expect(screen.getByLabelText('Address')).toHaveValue('https://rbi.example/notice')
    await userEvent.click(screen.getByRole('button', { name: 'Remove link' }))
    expect(onChange).toHaveBeenLastCalledWith('<p>The notice</p>')
  })

  it('asks for its text where nothing is selected', async () => {
    const { editor, onChange } = await open('<p>See </p>')
    act(() => void editor.commands.focus('end'))
    await userEvent.click(tool('Link'))
    await userEvent.type(screen.getByLabelText('Address'), '/calculators')
    await userEvent.type(screen.getByLabelText('Text'), 'the calculators')
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }))
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('<a href="/calculators">the calculators</a>'))
  })
})

describe('a block of ours', () => {
  const html = '<artha-figure figure="ss-rates"><a href="/figures/ss-rates?on=today">Small savings rates</a></artha-figure>'
  const box = (region: HTMLElement) => region.querySelector<HTMLElement>('[data-block]')

  it('is found by its words, narrowed to a part, and put into the text', async () => {
    server.use(
      http.get('/api/search', () => {
        const results = [
          { path: '/figures/ss-rates', title: [{ text: 'Small savings rates', isMatch: true }], line: [], rank: 1, covers: 1, topic: '' },
        ]
        const other = [{ path: '/blog/a', title: [{ text: 'Saving', isMatch: true }], line: [], rank: 2, covers: 1, topic: '' }]
        return HttpResponse.json({
          groups: [
            { type: 'figures', count: 1, results },
            { type: 'articles', count: 1, results: other },
          ],
          leftOut: [],
        })
      }),
    )
    const { editor, onChange, region } = await open('<p>Rates</p>')
    act(() => void editor.commands.focus('end'))
    await userEvent.click(tool('Picture, figure, calculator or story'))
    const dialog = screen.getByRole('dialog', { name: 'Add a block' })
    await userEvent.type(screen.getByLabelText('Shows'), 'small savings')
    const offer = await screen.findByRole('button', { name: 'Small savings rates Figure' })
    expect(screen.queryByRole('button', { name: /Saving Article/ })).toBeNull()
    await userEvent.click(offer)
    await userEvent.selectOptions(await screen.findByLabelText('Part of the table'), 'Public Provident Fund')
    await expectAccessible(dialog)
    await userEvent.click(screen.getByRole('button', { name: 'Save block' }))
    expect(onChange).toHaveBeenLastCalledWith(
      '<p>Rates</p><artha-figure figure="ss-rates" part="ppf"><a href="/figures/ss-rates?on=today&amp;part=ppf">Small savings rates</a></artha-figure>',
    )
    expect(box(region)).toHaveTextContent('Official figureSmall savings rates/figures/ss-rates?part=ppf')
    await expectAccessible(region)
  })

  it('is changed and removed by the keyboard alone', async () => {
    const { editor, onChange, region } = await open(`<p>Rates</p>${html}<p>After</p>`)
    act(() => void editor.commands.setNodeSelection(7))
    fireEvent.keyDown(region, { key: 'Enter' })
    const address = screen.getByLabelText('Shows')
    expect(screen.getByRole('dialog', { name: 'Change the block' })).toContainElement(address)
    expect(address).toHaveValue('/figures/ss-rates')
    await userEvent.clear(address)
    await userEvent.type(address, '/blog/a{Enter}')
    expect(address).toHaveAccessibleDescription(/Choose a figure, a calculator or a story/)
    await userEvent.clear(address)
    await userEvent.type(address, '/figures/repo{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(
      '<p>Rates</p><artha-figure figure="repo"><a href="/figures/repo?on=today">Small savings rates</a></artha-figure><p>After</p>',
    )
    act(() => void editor.commands.setNodeSelection(7))
    fireEvent.keyDown(region, { key: 'Enter' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove block' }))
    expect(onChange).toHaveBeenLastCalledWith('<p>Rates</p><p>After</p>')
  })

  it('may be a calculator with fields filled in, of those that there are', async () => {
    const { editor, onChange, region } = await open('<p>Work it out</p>')
    act(() => void editor.commands.focus('end'))
    await userEvent.click(tool('Picture, figure, calculator or story'))
    await userEvent.type(screen.getByLabelText('Shows'), '/lottery-calculator{Enter}')
    expect(screen.getByLabelText('Shows')).toHaveAccessibleDescription(/Choose a figure, a calculator or a story/)
    await userEvent.clear(screen.getByLabelText('Shows'))
    await userEvent.type(screen.getByLabelText('Shows'), '/home-loan-calculator?principal=2500000&years=20&label=My home')
    await userEvent.type(screen.getByLabelText('Text'), 'Your EMI{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(
      '<p>Work it out</p><artha-calculator calculator="home-loan" fields="principal=2500000 years=20"><a href="/home-loan-calculator?principal=2500000&amp;years=20">Your EMI</a></artha-calculator>',
    )
    expect(box(region)).toHaveTextContent('CalculatorYour EMI/home-loan-calculator?principal=2500000&years=20')
  })

  it('may be a picture of the library, whose missing alternative text is asked for', async () => {
    signInAs('creator')
    const { editor, onChange } = await open('<p>Look</p>')
    act(() => void editor.commands.focus('end'))
    await userEvent.click(tool('Picture, figure, calculator or story'))
    await userEvent.click(screen.getByRole('button', { name: 'Choose a picture' }))
    const files = within(await screen.findByRole('list', { name: 'Files' }))
    await userEvent.click(files.getByRole('button', { name: /Rupee notes/ }))
    expect(screen.queryByRole('dialog', { name: 'Media library' })).toBeNull()
    expect(screen.getByText(/This picture has no alternative text/)).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Text'), 'Notes{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(`<p>Look</p><artha-picture picture="${mockId(1003)}">Notes</artha-picture>`)
  })

  it('opened and left as it is stays as it was stored', async () => {
    const { editor, onChange } = await open(`${html}<p>After</p>`)
    act(() => void editor.chain().focus('end').insertContent('.').run())
    expect(onChange).toHaveBeenLastCalledWith(`${html}<p>After.</p>`)
  })
})
