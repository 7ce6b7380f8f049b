// A writer at the dashboard, as a process of its own: creates and changes articles and stories without a pause, and notes in
// a file what it sends, before it sends it, and every answer, once it has it whole. An answer that never came is asked for
// again with the same key, until it comes; so is one that told to come again. One more hand types in an article that it
// never saves again: its autosaves and what was read of them are noted in `<log file>.typed`. Sends its parent the count; on
// the message "stop" it ends after what it has begun.
//
// node saving-client.mjs <cms> <token> <log file>

import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const [cmsUrl = '', token = '', logFile = ''] = process.argv.slice(2)

/** How many writes are under way at a time. */
const hands = 4
const againAfterMs = 50
/** Who is told after so long to come again met a machine that does too much else: what ends or begins says so at once. */
const heldUpMs = 6_000

let answers = 0
let isStopping = false
process.on('message', () => {
  isStopping = true
})

/** @param {object} line */
const note = (line) => appendFileSync(logFile, `${JSON.stringify(line)}\n`)

/** Long enough to be written in more than one piece. @param {string} name @param {number} at */
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
 * Sends a write until it is answered; answers status and body.
 * @param {string} write its name in the log
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
      // A program that is just starting or ending has answered nothing yet
      if (response.status === 503) throw new Error('not there')
      return { status: response.status, answer }
    } catch (error) {
      note({ write, unanswered: tries, why: `${String(error)} after ${Math.round(performance.now() - begun)} ms` })
      await pause(againAfterMs)
    }
  }
}

/**
 * One write from its first note to its last. Now and then it is sent once more although it was answered, as a program does
 * that is not sure.
 * @param {(typeof kinds)[number]} kind
 * @param {{ _id: string, version: number } | undefined} of what to change; a new one where there is none
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

/** Makes one article or story after the other, and changes each a few times. @param {(typeof kinds)[number]} kind */
async function writeOn(kind) {
  while (!isStopping) {
    let saved = await save(kind, undefined)
    for (let changes = Math.floor(Math.random() * 4); changes > 0 && !isStopping && saved._id; changes -= 1) saved = await save(kind, saved)
  }
}

/** @param {object} line */
const noteTyped = (line) => appendFileSync(`${logFile}.typed`, `${JSON.stringify(line)}\n`)

/**
 * Types in an article. An autosave whose answer never came is known again by what the server has, as the form knows it.
 * Notes `kept` where one was taken, `lost` where the server has another text than was sent last.
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
      // As above: it is asked again
    }
    await pause(againAfterMs)
  }
}

await Promise.all([typeOn(), ...Array.from({ length: hands }, (_, hand) => writeOn(kinds[hand % 2 ? 1 : 0]))])
process.exit(0)
