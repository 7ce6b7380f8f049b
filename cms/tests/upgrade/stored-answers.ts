import { superAdminToken } from '../studio'

/** An old request and its answer. */
export interface StoredAnswer {
  /** The name of the token that is sent. */
  as?: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
  status: number
  /** Absent if the answer was not JSON. */
  answer?: unknown
}

/** An old address of the site and the answer at its end, after any redirects. */
export interface StoredLink {
  path: string
  status: number
  /** A text on the page. */
  says?: string
}

/** The answers of the old cms and the old site over the stored database. */
export interface StoredAnswers {
  /** The commit of Artha that made it. */
  madeBy: string
  tokens: Record<string, string>
  answers: StoredAnswer[]
  /** The entries that the Studio lists, by type, one line each. */
  studio: Record<string, string[]>
  links: StoredLink[]
  /** The files in the uploads folder, in base64. */
  files: Record<string, string>
}

/** Fields that differ each time or that `datesOfToday` changes. */
const ofTheMoment = new Set(['token', 'accessToken', 'lastUsedAt', 'startedAt', 'deletedAt', 'goneAt', 'studioUrl'])

/** Removes the fields that differ each time. */
function withoutMoment(answer: unknown, { method, path }: { method: string; path: string }): unknown {
  const own = path === '/auth/sessions' ? 'createdAt' : method === 'PUT' ? 'updatedAt' : undefined
  const dropped = (key: string) => ofTheMoment.has(key) || key === own
  return JSON.parse(JSON.stringify(answer), function keep(this: unknown, key: string, value: unknown) {
    return dropped(key) && !Array.isArray(this) ? undefined : value
  })
}

/** The cards of a front page by article. The blocks may change between versions, the cards may not. */
export function cardsOf(home: unknown): Record<string, unknown> {
  const cards = Object.values(Object(home)).flatMap((group) => (Array.isArray(group) ? group : []))
  return Object.fromEntries(cards.filter(({ _id }) => _id !== undefined).map((card) => [card._id, card]))
}

/** Removes the message of a refusal, which may be reworded. The code must stay; documented messages are tested by the contract suites. */
export function withoutMessage(answer: unknown): unknown {
  if (Array.isArray(answer) || !(answer instanceof Object) || !('message' in answer)) return answer
  const { message: _, ...kept } = answer
  return kept
}

export async function answerTo(
  cmsUrl: string,
  { as, method, path, headers, body }: Omit<StoredAnswer, 'status' | 'answer'>,
  tokens: Record<string, string>,
) {
  const response = await fetch(cmsUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as === undefined ? {} : { authorization: `Bearer ${tokens[as] ?? ''}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return { status: response.status, ...(isJson && { answer: withoutMoment(JSON.parse(text), { method, path }) }) }
}

/** The visible text of a page. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export interface PageSeen {
  status: number
  words: string
  /** The first heading; "" if there is none. */
  heading: string
}

/** Follows an address of the site and returns the page at its end. */
export async function pageAt(siteUrl: string, path: string): Promise<PageSeen> {
  const response = await fetch(siteUrl + path)
  const html = await response.text()
  return { status: response.status, words: wordsOf(html), heading: wordsOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '') }
}

/** Returns the lists of the Studio as its administrator sees them. */
export async function studioLists(cmsUrl: string): Promise<StoredAnswers['studio']> {
  const authorization = `Bearer ${await superAdminToken(cmsUrl)}`
  const listOf = async (kind: string) => {
    const response = await fetch(`${cmsUrl}/content-manager/collection-types/api::${kind}.${kind}?pageSize=100`, { headers: { authorization } })
    const { results } = (await response.json()) as { results: { documentId: string; title: string; status: string }[] }
    return results.map(({ documentId, status, title }) => `${documentId} ${status} ${title}`).sort()
  }
  return { article: await listOf('article'), story: await listOf('story') }
}

/** Returns the rights of a Studio role on our types, one line each. */
export async function rightsInStudio(cmsUrl: string, token: string, code: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const read = async <Data>(path: string) => ((await (await fetch(cmsUrl + path, { headers })).json()) as { data: Data }).data
  const roles = await read<{ id: number; code: string }[]>('/admin/roles')
  const path = `/admin/roles/${roles.find((role) => role.code === code)?.id}/permissions`
  const rights = await read<{ action: string; subject: string | null; properties: { fields?: string[] }; conditions: string[] }[]>(path)
  return rights
    .filter(({ subject }) => subject?.startsWith('api::'))
    .map(({ action, subject, properties, conditions }) => [action, subject, ...(properties.fields ?? []).toSorted(), ...conditions].join(' '))
    .toSorted()
}
