import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { openDesk } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const section = async () => within(await screen.findByRole('region', { name: 'Searches without results' }))

describe('what readers looked for and did not find', () => {
  it('stands in a table, each of the words leading to what the search says of it', async () => {
    await openDesk('creator')
    const table = within(await (await section()).findByRole('table', { name: /Searches without results/ }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'WordsSearchesDaysLast',
      'sovereign gold bond redemption23617 Nov 2026',
      'सुकन्या समृद्धि5212 Nov 2026',
    ])
    expect(table.getByRole('link', { name: 'सुकन्या समृद्धि' })).toHaveAttribute('href', `/search?${new URLSearchParams({ q: 'सुकन्या समृद्धि' })}`)
    await expectAccessible()
  })

  it('says that nothing is missed', async () => {
    server.use(http.get('/api/desk/missed-searches', () => HttpResponse.json([])))
    await openDesk('creator')
    expect(await (await section()).findByText('No failed searches.')).toBeInTheDocument()
  })

  it('says that it could not be read', async () => {
    server.use(http.get('/api/desk/missed-searches', () => HttpResponse.json({ message: 'Away', code: 'unavailable' }, { status: 503 })))
    await openDesk('creator')
    expect(await (await section()).findByText(/The searches could not be loaded/)).toBeInTheDocument()
  })
})
