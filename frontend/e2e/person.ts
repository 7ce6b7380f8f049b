import { randomUUID } from 'node:crypto'

const json = { 'content-type': 'application/json' }

export interface Person {
  username: string
  email: string
  password: string
  token: string
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

export async function tokenOf(site: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  return String((await post(`${site}/auth/login`, { email, password })).token)
}

/** Signs up a new reader and signs in. */
export async function newPerson(site: string): Promise<Person> {
  const name = randomUUID().slice(0, 13)
  const person = { username: `Reader ${name}`, email: `reader-${name}@artha.example`, password: 'a quiet harbour at nine' }
  await post(`${site}/auth/signup`, person)
  return { ...person, token: await tokenOf(site, person) }
}
