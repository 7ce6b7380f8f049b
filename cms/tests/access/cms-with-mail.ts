import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { RunningCms } from '../running-cms'
import { startOwnCms } from './database'
import { startMailServer, type MailServer } from './mail-server'

export interface Asking {
  method?: string
  /** The client address that the site would forward. Each address has its own limits. */
  origin?: string
  token?: string
  cookie?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface ReceivedAnswer {
  status: number
  headers: Headers
  text: string
  /** The parsed JSON answer; {} if it is not JSON. */
  body: Record<string, unknown>
}

export interface CmsWithMail {
  cms: RunningCms
  mail: MailServer
  database: Knex
  ask: (path: string, asking?: Asking) => Promise<ReceivedAnswer>
  stop: () => Promise<void>
}

let origins = 0

/** Returns a client address that was not used before. */
export const newOrigin = () => `10.${(origins += 1) >> 16}.${(origins >> 8) & 255}.${origins & 255}`

function askFrom(url: string, internalKey: string) {
  return async (path: string, asking: Asking = {}): Promise<ReceivedAnswer> => {
    const { method = 'POST', origin = newOrigin(), token, cookie, body, headers } = asking
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-artha-client-address': origin,
        'x-artha-internal-key': internalKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: response.status, headers: response.headers, text, body: json }
  }
}

/** Starts a cms with the default limits and a mail server. */
export async function startCmsWithMail(env: Record<string, string> = {}): Promise<CmsWithMail> {
  const mail = await startMailServer()
  const internalKey = randomBytes(24).toString('hex')
  const cms = await startOwnCms({ SMTP_URL: mail.url, INTERNAL_KEY: internalKey, ...env })
  return {
    cms,
    mail,
    database: cms.database,
    ask: askFrom(cms.url, internalKey),
    async stop() {
      const code = await cms.stop()
      await mail.stop()
      if (code !== 0) throw new Error(`The cms ended with ${code}:\n${cms.output().slice(-2_000)}`)
    },
  }
}

export interface Person {
  email: string
  password: string
}

let people = 0

/** Signs up a new reader. */
export async function signUp({ ask }: CmsWithMail): Promise<Person> {
  people += 1
  const person = { email: `reader${people}@artha.example`, password: `Reader-${people}-password` }
  const answer = await ask('/auth/signup', { body: { username: `Reader ${people}`, ...person } })
  if (answer.status !== 201) throw new Error(`Signing up: ${answer.status} ${answer.text}`)
  return person
}

/** Signs in and returns the token. */
export async function signIn({ ask }: CmsWithMail, person: Person): Promise<string> {
  const answer = await ask('/auth/login', { body: person })
  if (answer.status !== 200) throw new Error(`Signing in: ${answer.status} ${answer.text}`)
  return answer.body.token as string
}

/** Returns "name=value" of a cookie that the answer sets, or "". */
export const cookieOf = ({ headers }: Pick<ReceivedAnswer, 'headers'>, name: string): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`)) ?? ''

/** Signs in and returns the cookie that makes the device known. */
export async function knownDeviceOf({ ask }: CmsWithMail, person: Person): Promise<string> {
  const answer = await ask('/auth/login', { body: person })
  if (answer.status !== 200) throw new Error(`Signing in: ${answer.status} ${answer.text}`)
  return cookieOf(answer, 'artha-device')
}
