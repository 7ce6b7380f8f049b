import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { installHistoryGate } from '../lib/history-gate.ts'
import { useLeaveGuard } from './leave-guard.tsx'

const words = { question: 'Leave?', detail: 'Something is not saved.', confirmLabel: 'Leave', cancelLabel: 'Stay' }

function Desk() {
  const [isUnsaved, setIsUnsaved] = useState(false)
  const question = useLeaveGuard(isUnsaved, words)
  return (
    <>
      <button onClick={() => setIsUnsaved(true)}>Write</button>
      {question}
    </>
  )
}

// The site's entry does this before any router too
beforeAll(installHistoryGate)
beforeEach(async () => {
  history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/desk">To the desk</Link>} />
        <Route path="/desk" element={<Desk />} />
      </Routes>
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByText('To the desk'))
  await screen.findByText('Write')
})

const goBack = () => act(() => history.back())

it('undoes Back each time while something is unsaved, and goes there after a yes', async () => {
  fireEvent.click(screen.getByText('Write'))
  for (const _ of ['once', 'again']) {
    goBack()
    fireEvent.click(await screen.findByText('Stay'))
    await waitFor(() => expect(location.pathname).toBe('/desk'))
    expect(screen.getByText('Write')).toBeInTheDocument()
  }
  goBack()
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('To the desk')).toBeInTheDocument()
  expect(location.pathname).toBe('/')
})

it('lets Back go where nothing is unsaved', async () => {
  goBack()
  expect(await screen.findByText('To the desk')).toBeInTheDocument()
  expect(screen.queryByText('Leave?')).not.toBeInTheDocument()
})
