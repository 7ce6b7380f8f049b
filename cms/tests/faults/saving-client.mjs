// A dashboard writer in its own process. It creates and changes articles and stories without a pause. It logs each request
// before sending it, and each answer once it is complete. A request without an answer, or refused with 503, is repeated under
// the same key until it is answered. One more loop types in an article that is not saved again, and logs its autosaves in
// `<log file>.typed`. Sends its parent the number of answered saves. On the message "stop" it finishes the open requests and
// ends.
//
// node saving-client.mjs <cms> <token> <log file>

import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const [cmsUrl = '', token = '', logFile = ''] = process.argv.slice(2)

/** The number of writes in progress at a time. */
const hands = 4
const againAfterMs = 50
/** A 503 after this time comes from a busy machine. A program that is starting or ending answers 503 at once. */
const heldUpMs = 6_000

let answers = 0
let isStopping = false
process.on('message', () => {
  isStopping = true
})

/** @param {object} line */
const note = (line) => appendFileSync(logFile, `${JSON.stringify(line)}\n`)

/** A text so long that it is sent in several pieces. @param {string} name @param {number} at */
const text = (name, at) => `<p>${`Sentence ${at} of ${name}. `.repeat(300)}</p>`

/** @param {string} name @param {number} parts */
const articleOf = (name, parts) => ({
  title: name,
  category: 'Loan',
  subcategory: 'Home loan',
  section: 'main',
  sections: Array.from({ length: parts }, (_, at) => ({ subtitle: `Part ${at} of ${name}`, description: text(name, at) })),
})

/** @param {string} name @param {number} parts */
const storyOf = (name, parts) => ({
  title: name,
  authorName: 'A creator',
  slides: Array.from({ length: parts }, (_, at) => ({ text: `Slide ${at} of ${name}` })),
})

const kinds = /** @type {const} */ ([
  { kind: 'article', path: '/admin/upload', bodyOf: articleOf },
  { kind: 'story', path: '/api/stories', bodyOf: storyOf },
])

/**
 * Sends a write until it is answered. Returns status and body.
 * @param {string} write the name in the log
 * @param {string} method
 * @param {string} path
 * @param {object} body
 * @param {Record<string, string>} headers
 */
async function sendUntilAnswered(write, method, path, body, headers) {
  for (let tries = 1; ; tries += 1) {
    const begun = performance.now()
    try {
      const response = await fetch(cmsUrl + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify(body),
      })
      const answer = JSON.parse(await response.text())
      if (response.status === 503 && performance.now() - begun > heldUpMs) {
        note({ write, heldUp: tries })
        await pause(againAfterMs)
        continue
      }
      // This 503 is from a program that is starting or ending, so it is no answer yet
      if (response.status === 503) throw new Error('not there')
      return { status: response.status, answer }
    } catch (error) {
      note({ write, unanswered: tries, why: `${String(error)} after ${Math.round(performance.now() - begun)} ms` })
      await pause(againAfterMs)
    }
  }
}

/**
 * Logs a write, sends it and logs its answer. One in five is sent again after its answer, as by a program that is not sure
 * whether it arrived.
 * @param {(typeof kinds)[number]} kind
 * @param {{ _id: string, version: number } | undefined} of the entry to change; if undefined, a new one is created
 */
async function save({ kind, path, bodyOf }, of) {
  const write = randomUUID()
  const body = bodyOf(`${kind} ${write}`, 1 + Math.floor(Math.random() * 4))
  const headers = { 'idempotency-key': write, ...(of && { 'if-match': `"${of.version}"` }) }
  const [method, address] = of ? ['PUT', `${path}/${of._id}`] : ['POST', path]
  note({ write, kind, method, body })
  const first = await sendUntilAnswered(write, method, address, body, headers)
  note({ write, acknowledged: first })
  answers += 1
  process.send?.(answers)
  if (Math.random() < 0.2) note({ write, repeated: await sendUntilAnswered(write, method, address, body, headers) })
  return first.answer
}

/** Creates articles or stories one after another, and changes each up to three times. @param {(typeof kinds)[number]} kind */
async function writeOn(kind) {
  while (!isStopping) {
    let saved = await save(kind, undefined)
    for (let changes = Math.floor(Math.random() * 4); changes > 0 && !isStopping && saved._id; changes -= 1) saved = await save(kind, saved)
  }
}

/** @param {object} line */
const noteTyped = (line) => appendFileSync(`${logFile}.typed`, `${JSON.stringify(line)}\n`)

/**
 * Types in an article. After a 409 it reads the stored autosave, as the form does, to see whether an earlier try was stored.
 * Logs `kept` if the server accepted the text, and `lost` if it has another text.
 */
async function typeOn() {
  const article = await save(kinds[0], undefined)
  const address = `/api/desk/articles/${article._id}/autosave`
  let seen = 0
  for (let at = 1; !isStopping; at += 1) {
    const values = { title: `Typed ${at}`, text: text('what is typed', at) }
    const { status, answer } = await sendUntilAnswered(`typed ${at}`, 'PUT', address, { basedOn: article.version, seen, values }, {})
    const own = status === 200 ? undefined : (await readUntilAnswered(address)).own
    const isKept = status === 200 || (status === 409 && own?.values.title === values.title)
    noteTyped({ id: article._id, at, status, ...(isKept ? { kept: values } : { lost: answer, found: own?.values.title }) })
    seen = own?.turn ?? answer.turn
    await pause(10)
  }
}

/** @param {string} address */
async function readUntilAnswered(address) {
  for (;;) {
    try {
      const response = await fetch(cmsUrl + address, { headers: { authorization: `Bearer ${token}` } })
      if (response.status === 200) return JSON.parse(await response.text())
    } catch {
      // No answer, so it is repeated below
    }
    await pause(againAfterMs)
  }
}

await Promise.all([typeOn(), ...Array.from({ length: hands }, (_, hand) => writeOn(kinds[hand % 2 ? 1 : 0]))])
process.exit(0)
