import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, MemoryRouter, StaticRouter } from 'react-router-dom'
import { App, placeAt } from '../../app/app.tsx'
import type { PageData } from '../../app/page-data.ts'
import { loadPage } from '../../app/page-loader.ts'
import { loadLateParts } from '../../ui/late-hydrated.tsx'
import { figureAnswersAt } from './figure-answers.ts'

export const testSite = { name: 'Artha', url: 'https://artha.example' }

/** Returns the page at an address with its code loaded and an empty cache; `data` is the data that the server would send. */
export async function pageAt(address: string, data: Partial<PageData> = {}) {
  const location = new URL(address, testSite.url)
  await loadPage(placeAt(location).route)
  await loadLateParts()
  return (
    <MemoryRouter initialEntries={[address]}>
      <App data={{ site: testSite, failures: {}, ...data, answers: { ...figureAnswersAt(address), ...data.answers } }} />
    </MemoryRouter>
  )
}

/** Renders the page at an address as the browser does. */
export const renderPageAt = async (address: string, data?: Partial<PageData>) => render(await pageAt(address, data))

/** Renders the page with the window's own address, for tests that change it. */
export async function renderPageInWindow(address: string) {
  window.history.replaceState(null, '', address)
  await loadPage(placeAt(window.location).route)
  await loadLateParts()
  return render(
    <BrowserRouter>
      <App data={{ site: testSite, answers: figureAnswersAt(address), failures: {} }} />
    </BrowserRouter>,
  )
}

/** Returns the server's HTML for an address whose page is loaded, with the given answers. */
export const servedPage = (address: string, answers: PageData['answers']) =>
  renderToString(
    <StaticRouter location={address}>
      <App data={{ site: testSite, answers: { ...figureAnswersAt(address), ...answers }, failures: {} }} />
    </StaticRouter>,
  )
