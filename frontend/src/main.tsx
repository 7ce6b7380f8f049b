import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, placeAt } from './app/app.tsx'
import { pageDataElementId, type PageData } from './app/page-data.ts'
import { loadPage } from './app/page-loader.ts'
import { installHistoryGate } from './lib/history-gate.ts'
import { loadLateParts, touched } from './ui/late-hydrated.tsx'

const tree = (data: PageData) => (
  <StrictMode>
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  </StrictMode>
)

/** True if a browser translator has changed the page: Chrome nests `font` elements, Edge adds its own attribute. */
const isTranslated = (page: Pick<Document, 'querySelector'>) => page.querySelector('font>font,[_msttexthash]') !== null

async function hydrate() {
  // The server of the same build wrote it.
  const data = JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? '') as PageData
  await loadShownPage()
  const page = tree({ ...data, isServed: true })
  if (isTranslated(document)) await drawAnew(page)
  // As a transition React hydrates in slices of some milliseconds, between which the reader can scroll; a press hydrates its part at once
  else startTransition(() => void hydrateRoot(rootElement(), page, { onRecoverableError: report }))
  moveLater()
}

/** Renders the page again where a browser's translator was faster than our script: its words differ from the server's, so React cannot hydrate. */
async function drawAnew(page: ReactNode) {
  await loadLateParts()
  createRoot(rootElement()).render(page)
}

/** Reports errors of hydration, except on a translated page, where React rightly renders a part again. */
const report = (error: unknown) => {
  if (!isTranslated(document)) reportError(error)
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

/** Loads the transition of pictures at the first touch, since nobody can see it before. */
const moveLater = () => void touched().then(() => import('./app/move-picture.ts').catch(() => undefined))

const loadShownPage = () => loadPage(placeAt(window.location).route)

function rootElement() {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The document has no #root')
  return element
}

installHistoryGate()

// The constant itself must stand here: only then does the bundler see that a production build never loads the mocks.
// Not awaited: the files of the pages import this one, and would wait for it while it waits for them
if (import.meta.env.VITE_MOCK === '1') void startOnMocks()
else void hydrate()
