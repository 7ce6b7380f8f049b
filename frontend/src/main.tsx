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

/** Where a translator was quicker than our script, nothing can be taken over: other words stand there than the server drew. */
async function drawAnew(page: ReactNode) {
  await loadLateParts()
  createRoot(rootElement()).render(page)
}

/** Of a part that was translated before it was taken over, React says that it had to draw it anew, which is right. */
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

/** What moves a picture into its article is of use from the first touch on. */
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
