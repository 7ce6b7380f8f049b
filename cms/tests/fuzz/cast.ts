import type { Knex } from 'knex'
import sharp from 'sharp'
import { joinAsReader, send, signIn, tokenOf, type Caller } from '../access/callers'
import { addSubscribers, issueData } from '../access/newsletter-list'
import { articleData, hoursFromNow, storyBody } from '../contract/samples'
import { upload } from '../contract/upload-as'
import { film } from '../sample-media'

const lasting = ['reader', 'creator', 'admin', 'primaryAdmin', 'expired', 'forged', 'deleted', 'outdated'] as const satisfies Caller[]

/** The callers and entries of the requests. Requests may delete only the entries in `doomed`; the callers remain. */
export interface Cast {
  /** A token of each kind that no request ends. */
  tokens: Record<(typeof lasting)[number], string>
  /** Existing values for ids, addresses and links, by the kind of endpoint. */
  ids: Record<
    | 'articles'
    | 'scheduled'
    | 'compared'
    | 'stories'
    | 'people'
    | 'binned'
    | 'previews'
    | 'figures'
    | 'terms'
    | 'topics'
    | 'tags'
    | 'files'
    | 'issues'
    | 'issuesToSend'
    | 'issueNumbers',
    string[]
  >
  /** Entries that requests may delete; all others must stay. */
  doomed: Record<'articles' | 'stories' | 'people' | 'files' | 'issues', string[]>
  emails: string[]
  previewQueries: string[]
  /** An account whose sessions may be ended. */
  guest: { email: string; password: string }
}

async function idsOf(count: number, make: () => Promise<Response>): Promise<string[]> {
  const ids = []
  for (let at = 0; at < count; at += 1) ids.push(((await (await make()).json()) as { _id: string })._id)
  return ids
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#14593c' } })
    .png()
    .toBuffer()

/** Uploads short films, two of three files pictures that can be cropped, and returns their ids in the media library. */
async function addFiles(count: number, cmsUrl: string, token: string, database: Knex): Promise<string[]> {
  const urls = []
  for (let at = 0; at < count; at += 1) {
    const part = at % 3 > 0 ? { file: await picture(), name: `fuzz-${at}.png` } : { file: film('webm', 2_000), name: `fuzz-${at}.webm` }
    urls.push((await upload(cmsUrl, token, part)).secure_url)
  }
  return database('files').whereIn('url', urls).orderBy('id').pluck('document_id')
}

/** Signs up the callers and creates the entries. */
export async function gatherCast(cmsUrl: string, database: Knex): Promise<Cast> {
  const entries = []
  for (const caller of lasting) entries.push([caller, (await tokenOf(caller, cmsUrl, database)) ?? ''] as const)
  const tokens = Object.fromEntries(entries) as Cast['tokens']
  const post = (path: string, body: object) => send(`${cmsUrl}${path}`, 'POST', body, tokens.creator)
  const articles = await idsOf(16, () => post('/admin/upload', articleData({ tags: ['Of the fuzz', 'सोना'] })))
  const scheduled = await idsOf(8, () => post('/admin/upload', articleData({ createdAt: hoursFromNow(24 * 365) })))
  const compared = await idsOf(2, () => post('/admin/upload', articleData({ showsVersions: true })))
  for (const id of compared) await send(`${cmsUrl}/admin/upload/${id}`, 'PUT', articleData({ title: 'Changed for the fuzz' }), tokens.creator)
  const stories = await idsOf(16, () => post('/api/stories', storyBody()))
  const binned = await idsOf(10, () => post('/api/stories', storyBody()))
  for (const id of binned) await send(`${cmsUrl}/api/stories/${id}`, 'DELETE', undefined, tokens.creator)
  const files = await addFiles(12, cmsUrl, tokens.creator, database)
  await addSubscribers(database, ['fuzz-reader@mail.example'])
  const issues = await idsOf(24, () => send(`${cmsUrl}/api/desk/newsletter/issues`, 'POST', issueData(), tokens.admin))
  await send(`${cmsUrl}/api/desk/newsletter/issues/${issues.pop()}/steps`, 'POST', { step: 'send', version: 1 }, tokens.admin)
  const people = []
  for (let at = 0; at < 8; at += 1) people.push(await joinAsReader(cmsUrl))
  const preview = (await (await post('/api/preview', { kind: 'story', story: storyBody() })).json()) as { path: string }
  const link = new URL(preview.path, cmsUrl)
  const { email, password } = await joinAsReader(cmsUrl)
  return {
    tokens,
    doomed: {
      articles: articles.splice(0, 8),
      stories: stories.splice(0, 8),
      people: people.slice(0, 4).map(({ user }) => user._id),
      files: files.splice(0, 8),
      issues: issues.splice(0, 8),
    },
    ids: {
      articles,
      scheduled,
      compared,
      stories,
      binned,
      people: people.slice(4).map(({ user }) => user._id),
      previews: [link.pathname.split('/').at(-1) ?? ''],
      figures: ['repo', 'it-cess'],
      terms: ['emi', 'repo-rate'],
      topics: ['tax', 'case-studies'],
      tags: ['of-the-fuzz', encodeURIComponent('सोना')],
      files,
      issuesToSend: issues.splice(0, 8),
      issues,
      issueNumbers: ['1'],
    },
    emails: people.slice(4).map((person) => person.email),
    previewQueries: [link.search.slice(1)],
    guest: { email, password },
  }
}

/** Texts that only the server knows and that no answer may contain. */
export const knownSecrets = {
  APP_KEYS: 'fuzz-app-key-of-32-characters-1,fuzz-app-key-of-32-characters-2',
  INTERNAL_KEY: 'fuzz-internal-key-of-32-characters',
}

export const freshGuestToken = async (cmsUrl: string, { guest }: Cast) => (await signIn(cmsUrl, guest)).token
