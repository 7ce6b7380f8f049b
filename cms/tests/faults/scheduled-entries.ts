import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { owner, signIn } from '../access/callers'
import { beforeItsTime } from '../before-its-time'
import { articleData, storyData } from '../contract/samples'
import { upload } from '../contract/upload-as'
import { openStudio } from '../studio'

/** The cms, and the token of a publisher. */
interface Newsroom {
  cmsUrl: string
  token: string
}

/** A scheduled article and story. Before `at`, `words` may appear nowhere. */
export interface Scheduled {
  at: number
  articleId: string
  words: string[]
}

/** Uploads a picture that no other entry shows. Returns its address. */
async function uploadPicture(cmsUrl: string, name: string): Promise<string> {
  const file = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()
  const { secure_url } = await upload(cmsUrl, (await signIn(cmsUrl, owner)).token, { file, name: `picture ${name}.png` })
  return secure_url
}

async function schedule({ cmsUrl, token }: Newsroom, name: string, aheadMs: number): Promise<Scheduled> {
  const studio = openStudio(cmsUrl, token)
  const imageUrl = await uploadPicture(cmsUrl, name)
  const at = Date.now() + aheadMs
  const publicationDate = new Date(at).toISOString()
  const sections = [{ subtitle: 'First', description: '<p>Its text.</p>', imageUrl }]
  const articleId = await studio.post('article', articleData({ title: `The article ${name}`, sections, featured: true, publicationDate }))
  await studio.post('story', storyData({ title: `The story ${name}`, slides: [{ text: 'One', imageUrl }], publicationDate }))
  return { at, articleId, words: [`The article ${name}`, `The story ${name}`, path.parse(imageUrl).name] }
}

/** The pages and API paths that may show the article or story, with the words that each shows after publication. */
const placesOf = ({ articleId, words: [article = '', story = ''] }: Scheduled): [path: string, shown: string[]][] => [
  ['/', [article, story]],
  ['/?category=Loan', [article]],
  [`/?q=${encodeURIComponent(article)}`, [`>${article}<`]],
  [`/blog/${articleId}`, [article]],
  ['/api/home', [article]],
  ['/api/stories', [story]],
  ['/admin/upload', [article]],
  [`/admin/upload?fields=card&q=${encodeURIComponent(article)}`, [article]],
  [`/admin/upload/${articleId}`, [article]],
]

export interface Sight {
  place: string
  status: number
  answeredAt: number
  body: string
}

async function look(place: string): Promise<Sight> {
  const response = await fetch(place)
  const body = await response.text()
  return { place, status: response.status, body, answeredAt: Date.now() }
}

const placesAt = (siteUrls: readonly string[], scheduled: Scheduled) =>
  siteUrls.flatMap((url) => placesOf(scheduled).map(([path, shown]) => ({ place: url + path, shown })))

/** Reads all places `times` times and returns everything seen. */
export async function lookAround(siteUrls: readonly string[], scheduled: Scheduled, times: number): Promise<Sight[]> {
  const seen: Sight[] = []
  for (let time = 0; time < times; time += 1) seen.push(...(await Promise.all(placesAt(siteUrls, scheduled).map(({ place }) => look(place)))))
  return seen
}

/** Reads all places until each shows its words, or until the time `until`. Returns everything seen. */
export async function watch(siteUrls: readonly string[], scheduled: Scheduled, until: number): Promise<Sight[]> {
  const seen: Sight[] = []
  await Promise.all(
    placesAt(siteUrls, scheduled).map(async ({ place, shown }) => {
      for (;;) {
        const sight = await look(place)
        seen.push(sight)
        if (sight.status === 200 && shown.every((words) => sight.body.includes(words))) return
        if (Date.now() > until) return
        await pause(150)
      }
    }),
  )
  return seen
}

/** Removes the search words that the page repeats in its field, title and address. */
const withoutQuestion = ({ place, body }: Sight, words: string) =>
  place.includes('?q=') ? body.replaceAll(`value="${words}"`, '').replaceAll(`“${words}”`, '') : body

export function expectHidden(sights: Sight[], { articleId, words }: Scheduled) {
  for (const sight of sights) {
    if (sight.place.endsWith(articleId)) expect([sight.place, sight.status]).not.toEqual([sight.place, 200])
    const leaked = words.filter((each) => withoutQuestion(sight, each).includes(each))
    expect([sight.place, leaked]).toEqual([sight.place, []])
  }
}

export function expectShown(siteUrls: readonly string[], sights: Sight[], scheduled: Scheduled) {
  for (const url of siteUrls) {
    for (const [path, shown] of placesOf(scheduled)) {
      const last = sights.findLast(({ place }) => place === url + path)
      const missing = shown.filter((words) => last?.body.includes(words) !== true)
      expect([path, last?.status, missing]).toEqual([path, 200, []])
    }
  }
}

/** Schedules an article and a story in the Studio and runs `act` before they are due. */
export const scheduledBefore = <Result>(newsroom: () => Newsroom, name: string, act: (scheduled: Scheduled) => Promise<Result>) =>
  beforeItsTime(4_000, async (aheadMs) => {
    const scheduled = await schedule(newsroom(), `${name}, ${aheadMs} ms ahead`, aheadMs)
    return { at: scheduled.at, scheduled, result: await act(scheduled) }
  })
