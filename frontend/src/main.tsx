import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, placeAt } from './app/app.tsx'
import { pageDataElementId, type PageData } from './app/page-data.ts'
import { loadPage } from './app/page-loader.ts'
import { openHistoryGate } from './lib/history-gate.ts'
import { touched } from './ui/late-hydrated.tsx'

const tree = (data: PageData) => (
  <StrictMode>
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  </StrictMode>
)

async function hydrate() {
  // The server of the same build wrote it.
  const data = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '') as PageData
  await loadShownPage()
  hydrateRoot(rootElement(), tree({ ...data, isServed: true }))
  moveLater()
}

/** The site alone, without server and cms: the mocks answer, and the browser draws from nothing. */
async function startOnMocks() {
  const [{ startMocks }, { MockSite }] = await Promise.all([import('./mocks/browser.ts'), import('./mocks/panel/mock-site.tsx')])
  await startMocks()
  await loadShownPage()
  const data = { site: { name: 'Artha', url: window.location.origin }, answers: {}, failures: {} }
  createRoot(rootElement()).render(<MockSite>{tree(data)}</MockSite>)
  moveLater()
}

/** What moves a picture into its article is of use from the first touch on. */
const moveLater = () => void touched().then(() => import('./app/move-picture.ts').catch(() => undefined))

const loadShownPage = () => loadPage(placeAt(window.location).route)

function rootElement() {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The document has no #root')
  return element
}

openHistoryGate()

// The constant itself must stand here: only then does the bundler see that a production build never loads the mocks.
// Not awaited: the files of the pages import this one, and would wait for it while it waits for them
if (import.meta.env.VITE_MOCK === '1') void startOnMocks()
else void hydrate()
