import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { owner } from './running-programs.mjs'

const restMs = 500
const picture = readFileSync(path.resolve(import.meta.dirname, '..', 'docs', 'front-page.webp'))

/** Returns the request body of an article, a different one for each number. */
export const bodyOf = (at) => ({
  title: `Notes of the desk, number ${at}`,
  category: 'Loan',
  subcategory: 'Home loan',
  section: 'main',
  sections: Array.from({ length: 5 }, (_, part) => ({ subtitle: `Part ${part}`, description: `<p>${`Sentence ${at} of it. `.repeat(200)}</p>` })),
})

/** Acts as one editor at the dashboard until stopped: reads the lists, saves, searches, and uploads a picture every twenty rounds. */
export async function startEditing(url) {
  const signIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = await signIn.json()
  const ask = async (method, address, body) => {
    const isForm = body instanceof FormData
    const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) }
    const response = await fetch(url + address, { method, headers, body: isForm || body === undefined ? body : JSON.stringify(body) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
  let done = 0
  let isOver = false
  const { _id: id } = await ask('POST', '/admin/upload', bodyOf(0))
  const round = async () => {
    await ask('GET', '/api/desk/articles?pageSize=20')
    await ask('PUT', `/admin/upload/${id}`, bodyOf(done))
    await ask('GET', `/api/desk/articles?pageSize=20&q=${done % 90}`)
    if (done % 20 === 0) await ask('POST', '/api/media', formOf(done))
  }
  const all = (async () => {
    while (!isOver) {
      await round().catch((error) => console.error(String(error)))
      done += 1
      await pause(restMs)
    }
  })()
  return {
    done: () => done,
    stop() {
      isOver = true
      return all
    },
  }
}

/** Returns an upload form with a different picture each time: a repeated upload would cost nothing. */
function formOf(at) {
  const form = new FormData()
  form.set('file', new Blob([picture, Buffer.from(`upload ${at}`)], { type: 'image/webp' }), `desk-${at}.webp`)
  return form
}
