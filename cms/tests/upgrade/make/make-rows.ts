import type { Knex } from 'knex'
import sharp from 'sharp'
import { send, signIn, goodPassword, owner } from '../../access/callers'
import { upload } from '../../contract/upload-as'
import { articleData, storyBody, storyData } from '../../contract/samples'
import { publishBefore } from '../../published-before'
import { studioAdmin } from '../../running-cms'
import { film } from '../../sample-media'
import { openStudio, superAdminToken } from '../../studio'

/** A date that no test run will reach. */
const farOff = '2199-01-01T00:00:00.000Z'
const studioPassword = 'Studio-2-password'

export interface MadeRows {
  tokens: Record<string, string>
  people: Record<string, { email: string; password: string; id: string }>
  studioPeople: { email: string; password: string }[]
  articles: Record<string, string>
  stories: Record<string, string>
  /** The addresses of the uploads. */
  media: string[]
}

async function answered<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}

/** Creates some rows of every kind through the API and the Studio, as people do. */
export async function makeRows(cmsUrl: string, database: Knex): Promise<MadeRows> {
  const people = await makePeople(cmsUrl, database)
  const token = async (name: string) => (await signIn(cmsUrl, people[name] ?? owner)).token
  const tokens = {
    reader: await token('reader'),
    creator: await token('creator'),
    admin: await token('admin'),
    owner: await token('owner'),
    leaver: await token('leaver'),
    readerElsewhere: await token('reader'),
  }
  await answered(await send(`${cmsUrl}/auth/subscribe`, 'PATCH', { email: people.reader?.email }, tokens.reader))
  await answered(await send(`${cmsUrl}/api/contact`, 'POST', { name: 'A reader', email: 'r@artha.example', message: 'Where is the archive?' }))
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#145a3c' } })
    .png()
    .toBuffer()
  const { secure_url: pictureUrl } = await upload(cmsUrl, tokens.creator, { file: picture, name: 'Green field.png', alt: 'A green field' })
  const { secure_url: filmUrl } = await upload(cmsUrl, tokens.creator, { file: film('mp4', 300), name: 'clip.mp4' })
  const studioToken = await superAdminToken(cmsUrl)
  const studioPeople = await makeStudioPeople(cmsUrl, studioToken)
  const before = (kind: 'article' | 'story', data: Record<string, unknown>) =>
    publishBefore({ cmsUrl, superAdminToken: studioToken, database }, kind, data)
  const desk = { cmsUrl, tokens, studio: openStudio(cmsUrl, studioToken), before, pictureUrl }
  const articles = await makeArticles(desk)
  const stories = await makeStories(desk)
  await answered(await send(`${cmsUrl}/auth/admin/delete-user`, 'POST', { userId: people.leaver?.id }, tokens.owner))
  return { tokens, people, studioPeople, articles, stories, media: [pictureUrl, filmUrl] }
}

async function makePeople(cmsUrl: string, database: Knex): Promise<MadeRows['people']> {
  const people: MadeRows['people'] = {}
  for (const name of ['reader', 'creator', 'admin', 'leaver']) {
    const person = { username: `Upgrade ${name}`, email: `${name}@artha.example`, password: goodPassword }
    await answered(await send(`${cmsUrl}/auth/signup`, 'POST', person))
    people[name] = { ...person, id: (await signIn(cmsUrl, person)).user._id }
  }
  const { token, user } = await signIn(cmsUrl, owner)
  people.owner = { ...owner, id: user._id }
  const emails = ['creator', 'leaver'].map((name) => people[name]?.email)
  await answered(await send(`${cmsUrl}/auth/admin/allow-creation`, 'POST', { emails }, token))
  await database('up_users').where('email', 'admin@artha.example').update({ is_admin: true })
  return people
}

async function makeStudioPeople(cmsUrl: string, token: string): Promise<MadeRows['studioPeople']> {
  const { data: roles } = await answered<{ data: { id: number; code: string }[] }>(await send(`${cmsUrl}/admin/roles`, 'GET', undefined, token))
  const made = [studioAdmin]
  for (const code of ['strapi-editor', 'strapi-author']) {
    const person = { firstname: 'Studio', lastname: code, email: `${code}@artha.example` }
    const invited = await answered<{ data: { registrationToken: string } }>(
      await send(`${cmsUrl}/admin/users`, 'POST', { ...person, roles: roles.filter((role) => role.code === code).map(({ id }) => id) }, token),
    )
    const userInfo = { firstname: person.firstname, lastname: person.lastname, password: studioPassword }
    await answered(await send(`${cmsUrl}/admin/register`, 'POST', { registrationToken: invited.data.registrationToken, userInfo }))
    made.push({ email: person.email, password: studioPassword })
  }
  return made
}

interface Desk {
  cmsUrl: string
  tokens: Record<string, string>
  studio: ReturnType<typeof openStudio>
  /** Creates an entry that today's rules would not let the Studio publish. */
  before: (kind: 'article' | 'story', data: Record<string, unknown>) => Promise<string>
  pictureUrl: string
}

const articleBody = (over: object) => ({ ...articleData(), ...over })

async function makeArticles({ cmsUrl, tokens, studio, before, pictureUrl }: Desk): Promise<Record<string, string>> {
  const post = async (body: object, as = 'creator', headers = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[as] ?? ''}`, ...headers } }
    return (await answered<{ _id: string }>(await fetch(`${cmsUrl}/admin/upload`, { ...init, body: JSON.stringify(articleBody(body)) })))._id
  }
  const legacy = {
    title: 'From before there were sections',
    category: 'Finance',
    subcategory: 'Finance Blog',
    imageUrl: pictureUrl,
    content: '<h2>First words</h2><p>One text, <strong>whole</strong>.</p>',
    sections: [],
    publicationDate: '2024-03-01T08:00:00.000Z',
  }
  const ids = {
    legacy: await before('article', legacy),
    pictured: await post(
      {
        title: 'नई कर व्यवस्था: “old” or new? 50% & <more> 🪔',
        category: 'Tax',
        subcategory: 'Income tax',
        section: 'headline',
        featured: true,
        standfirst: 'Which of the two is for whom?',
        byline: 'Tax desk',
        sections: [
          {
            subtitle: 'Slabs',
            description: '<h3>Who pays</h3><table><tbody><tr><td>0</td><td>5%</td></tr></tbody></table>',
            imageUrl: pictureUrl,
            imageAlt: 'A field',
          },
          { subtitle: '', description: '1. First point\nIts text.\n2. Second point\nIts text?' },
        ],
      },
      'creator',
      { 'idempotency-key': 'a-key-of-the-upgrade-test' },
    ),
    scheduled: await post({ title: 'Not before its day', createdAt: farOff }),
    ownerless: await post({ title: 'Its writer has left', category: 'GST', subcategory: 'Types of GST' }, 'leaver'),
    otherCategory: await before('article', { title: 'Of a category that no form offers', category: 'Insurance', subcategory: 'Life' }),
    draft: await studio.create('article', articleData({ title: 'Never published' })),
    changed: await studio.post('article', articleData({ title: 'Published, then changed', category: 'Saving', subcategory: 'Saving tips' })),
    withdrawn: await studio.post('article', articleData({ title: 'Taken back' })),
    binned: await post({ title: 'Thrown away' }),
  }
  await answered(
    await send(
      `${cmsUrl}/admin/upload/${ids.ownerless}`,
      'PUT',
      articleBody({ title: 'Its writer has left, twice saved', category: 'GST', subcategory: 'Types of GST' }),
      tokens.leaver,
    ),
  )
  await studio.update('article', ids.changed, { title: 'Published, then changed in a draft' })
  await studio.unpublish('article', ids.withdrawn)
  await answered(await send(`${cmsUrl}/admin/upload/${ids.binned}`, 'DELETE', undefined, tokens.creator))
  return ids
}

async function makeStories({ cmsUrl, tokens, studio, before, pictureUrl }: Desk): Promise<Record<string, string>> {
  const post = async (body: object) =>
    (await answered<{ _id: string }>(await send(`${cmsUrl}/api/stories`, 'POST', storyBody(body), tokens.creator)))._id
  const slides = [{ text: 'Gold, in a minute' }, { text: '', imageUrl: pictureUrl, imageAlt: 'A field', ctaLink: '/commodities' }]
  const ids = {
    live: await post({ title: 'Gold in a minute', category: 'Investment', slides, tags: ['gold', 'जानकारी'], expiryTime: 'forever' }),
    expired: await post({ title: 'Of one day', expiryTime: '24h', createdAt: '2026-01-01T00:00:00.000Z' }),
    scheduled: await post({ title: 'Of a far day', createdAt: farOff }),
    // The Studio accepted any text as a link then.
    oddLink: await before('story', { title: 'With a name in its link', slides: [{ text: 'Read on', ctaLink: 'https://reader@news.example/page' }] }),
    draft: await studio.create('story', storyData({ title: 'A story never published' })),
    binned: await studio.post('story', storyData({ title: 'A story thrown away' })),
  }
  await studio.remove('story', ids.binned)
  return ids
}
