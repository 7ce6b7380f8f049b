import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../api/key-of.ts'
import { homeOf } from '../mocks/data/home-builder.ts'
import { readableArticlePath } from '../lib/paths.ts'
import { server } from '../mocks/page-tests/node.ts'
import { loadLateParts } from '../ui/late-hydrated.tsx'
import { mockArticles } from '../mocks/data/publication.ts'
import type { WithFigures } from '../features/calculators/definition/with-figures.ts'
import { ofBuild } from '../features/calculators/accuracy/of-build.ts'
import { renderPageAt, testSite } from '../mocks/page-tests/render-page.tsx'
import { App, placeAt } from './app.tsx'
import { calculatorPages } from './calculator-pages.ts'
import type { PageData } from './page-data.ts'
import { loadPage } from './page-loader.ts'
import { allRoutes } from './routes.tsx'

const homeKey = keyOf('readHome')
const home = homeOf(mockArticles)
const [article] = mockArticles
if (article === undefined) throw new Error('The mock publication is empty')
const asked = vi.fn<(path: string) => void>()
const container = document.createElement('div')
let unmount = () => {}

beforeEach(() => {
  server.events.on('request:start', ({ request }) => asked(new URL(request.url).pathname))
  document.body.append(container)
})
afterEach(() => {
  act(() => unmount())
  unmount = () => {}
  container.remove()
  server.events.removeAllListeners()
  asked.mockClear()
  window.history.replaceState(null, '', '/')
})

/** Renders on the server and hydrates in the browser, as production does. */
async function serveAndHydrate(address: string, reading: Partial<PageData>) {
  const data = { site: testSite, answers: {}, failures: {}, ...reading }
  window.history.replaceState(null, '', address)
  await loadPage(placeAt(window.location).route)
  await loadLateParts()
  container.innerHTML = renderToString(
    <StaticRouter location={address}>
      <App data={data} />
    </StaticRouter>,
  )
  const served = container.textContent
  const root = await act(async () =>
    hydrateRoot(
      container,
      <BrowserRouter>
        <App data={data} />
      </BrowserRouter>,
    ),
  )
  unmount = () => root.unmount()
  return served
}

/** Finds the link by its address: a query by role takes jsdom seconds on a whole front page. */
function headlineOf({ _id }: { _id: string }) {
  const link = container.querySelector(`a[href="/blog/${_id}"]`)
  if (link === null) throw new Error('The front page has no such headline')
  return link
}

test('the server draws the whole front page, and the browser takes it over without asking', async () => {
  const served = await serveAndHydrate('/', { answers: { [homeKey]: home } })
  expect(served).toContain(article.title)
  expect(asked).not.toHaveBeenCalledWith(homeKey)
})

test('following a headline shows the article, names the page and moves the focus into it', async () => {
  await serveAndHydrate('/', { answers: { [homeKey]: home } })
  fireEvent.click(headlineOf(article))
  expect(await screen.findByText(article.title, { selector: 'h1' })).toBeInTheDocument()
  await waitFor(() => expect(window.location.pathname).toBe(`/blog/${article._id}`))
  await waitFor(() => expect(document.title).toBe(`${article.title} · Artha`))
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', testSite.url + readableArticlePath(article))
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent) as object)
  expect(blocks).toContainEqual(expect.objectContaining({ '@type': 'NewsArticle', headline: article.title }))
  expect(container.querySelector('main')).toHaveFocus()
})

test('what the server could not read is drawn as failed, and asked for again by the browser', async () => {
  const key = keyOf('readArticle', { id: article._id })
  const served = await serveAndHydrate(`/blog/${article._id}`, { failures: { [key]: { kind: 'network', message: 'Away.' } } })
  expect(served).not.toContain(article.title)
  expect(await screen.findByText(article.title, { selector: 'h1' })).toBeInTheDocument()
  expect(asked).toHaveBeenCalledWith(key)
})

test('what the server found missing is not asked for again', async () => {
  const key = keyOf('readArticle', { id: 'none' })
  const failures = { [key]: { kind: 'not-found', status: 404, message: 'Article not found.' } } as const
  const served = await serveAndHydrate('/blog/none', { failures })
  expect(served).toContain('Article not found.')
  expect(asked).not.toHaveBeenCalledWith(key)
})

test('a page that the server could not draw comes with the error page, and the next page is a new try', async () => {
  const served = await serveAndHydrate('/', { hasFailed: true })
  expect(served).toContain('Something went wrong')
  await act(async () => {
    window.history.pushState(null, '', `/blog/${article._id}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await screen.findByText(article.title, { selector: 'h1' })).toBeInTheDocument()
})

test('an unknown address shows the not-found page', async () => {
  await renderPageAt('/nowhere')
  expect(screen.getByRole('main')).toHaveTextContent('This page does not exist')
})

test('a failing answer leaves the page standing', async () => {
  server.use(http.get(homeKey, () => HttpResponse.json({ message: 'No.', code: 'internal' }, { status: 500 })))
  await renderPageAt('/')
  expect(await screen.findByText('The front page could not be loaded.')).toBeInTheDocument()
})

test.each(allRoutes.filter(({ through }) => through === undefined))('the code of $path is where its file says', async ({ file, load }) => {
  const { Page } = await load()
  const module = (await import(/* @vite-ignore */ `/${file}`)) as Record<string, unknown>
  expect(Object.values(module)).toContain(Page)
})

test.each(calculatorPages)('the calculator of $path is where its file says', async ({ path, file }) => {
  const module = (await import(/* @vite-ignore */ `/${file}`)) as Record<string, object>
  const made = Object.values(module).map((each) => ('of' in each ? ofBuild(each as WithFigures<object>) : each))
  expect(made).toContainEqual(expect.objectContaining({ path }))
})
