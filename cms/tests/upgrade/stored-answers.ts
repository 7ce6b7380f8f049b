import { superAdminToken } from '../studio'

/** A request of the old days, and what was answered to it. */
export interface StoredAnswer {
  /** Whose token goes with it. */
  as?: string
  method: string
  path: string
  headers?: Record<string, string>
  body?: unknown
  status: number
  /** Absent where it was no JSON. */
  answer?: unknown
}

/** A page of the site, at an address that was given out: what it answers in the end, wherever it may have moved since. */
export interface StoredLink {
  path: string
  status: number
  /** A text that stands on the page. */
  says?: string
}

/** What the old cms and the old site said over the stored database. */
export interface StoredAnswers {
  /** The version of the code, as a commit of Artha. */
  madeBy: string
  tokens: Record<string, string>
  answers: StoredAnswer[]
  /** The entries of each type that the Studio lists, in a line each. */
  studio: Record<string, string[]>
  links: StoredLink[]
  /** What lay in the folder of uploads, in base64. */
  files: Record<string, string>
}

/** What differs from one asking to the next, or is moved to today. */
const ofTheMoment = new Set(['token', 'accessToken', 'lastUsedAt', 'startedAt', 'deletedAt', 'goneAt', 'studioUrl'])

/** An answer without what differs each time that it is asked for. */
function withoutMoment(answer: unknown, { method, path }: { method: string; path: string }): unknown {
  const own = path === '/auth/sessions' ? 'createdAt' : method === 'PUT' ? 'updatedAt' : undefined
  const dropped = (key: string) => ofTheMoment.has(key) || key === own
  return JSON.parse(JSON.stringify(answer), function keep(this: unknown, key: string, value: unknown) {
    return dropped(key) && !Array.isArray(this) ? undefined : value
  })
}

/** The cards of a front page by their article: which block shows one is a rule of today, what it says is as it was. */
export function cardsOf(home: unknown): Record<string, unknown> {
  const cards = Object.values(Object(home)).flatMap((group) => (Array.isArray(group) ? group : []))
  return Object.fromEntries(cards.filter(({ _id }) => _id !== undefined).map((card) => [card._id, card]))
}

/** A sentence for people may be said better; those that are documented are held by the suites of the contract, as codes are here. */
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

/** The visible words of a page, without its markup. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export interface PageSeen {
  status: number
  words: string
  /** Of its first heading; "" where there is none. */
  heading: string
}

/** What a reader ends at who follows an address. */
export async function pageAt(siteUrl: string, path: string): Promise<PageSeen> {
  const response = await fetch(siteUrl + path)
  const html = await response.text()
  return { status: response.status, words: wordsOf(html), heading: wordsOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '') }
}

/** What the Studio lists to its administrator. */
export async function studioLists(cmsUrl: string): Promise<StoredAnswers['studio']> {
  const authorization = `Bearer ${await superAdminToken(cmsUrl)}`
  const listOf = async (kind: string) => {
    const response = await fetch(`${cmsUrl}/content-manager/collection-types/api::${kind}.${kind}?pageSize=100`, { headers: { authorization } })
    const { results } = (await response.json()) as { results: { documentId: string; title: string; status: string }[] }
    return results.map(({ documentId, status, title }) => `${documentId} ${status} ${title}`).sort()
  }
  return { article: await listOf('article'), story: await listOf('story') }
}

/** What a role of the Studio may do with our types, a line each. */
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
