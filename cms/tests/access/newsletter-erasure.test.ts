import { expect, inject, it } from 'vitest'
import { owner } from './callers'
import { signIn, signUp, startCmsWithMail, type CmsWithMail } from './cms-with-mail'
import { issuesDesk, untilState } from './newsletter-list'
import { askedOf, askFor, eventsOf, filesWith, newSubscriber, rowOf, tablesWith } from './newsletter-people'

const subscribe = (own: CmsWithMail, email: string, token: string) => own.ask('/auth/subscribe', { method: 'PATCH', body: { email }, token })

/** Sends an issue to all readers. */
async function sendIssue({ cms }: CmsWithMail) {
  const desk = await issuesDesk(cms.url)
  const { _id, version } = await desk.draft()
  expect(await desk.step(_id, 'send', version)).toMatchObject({ status: 200 })
  await untilState(desk, _id, 'sent')
}

/** Erases a reader without an account by the link of a mail. */
async function eraseByLink(own: CmsWithMail): Promise<string> {
  const { email, leavePath } = await newSubscriber(own, 'erased-by-link@mail.example')
  const { person_key: key } = (await rowOf(own, email)) ?? expect.fail()
  await sendIssue(own)
  expect((await own.mail.mailsTo(email, 3))[2]?.subject).toBe('What PPF pays from this month')
  for (let presses = 0; presses < 2; presses += 1) {
    const page = await own.ask(`${leavePath}/erase`, { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<h1>Your address is deleted</h1>') })
  }
  expect(await own.ask(leavePath)).toMatchObject({ status: 200 })
  const events = await eventsOf(own, key)
  expect(events).toEqual(['asked, site form', 'confirmed, mail link', 'erased, mail link', 'suppressed, mail link'])
  return email
}

/** Deletes the account of a subscriber. */
async function eraseByAccount(own: CmsWithMail): Promise<string> {
  const person = await signUp(own)
  const token = await signIn(own, person)
  const me = await own.ask('/auth/me', { method: 'GET', token })
  await subscribe(own, person.email, token)
  await own.mail.mailsTo(person.email)
  const { person_key: key } = (await rowOf(own, person.email)) ?? expect.fail()
  const userId = (me.body.user as { _id: string })._id
  expect(await own.ask('/auth/admin/delete-user', { body: { userId }, token: await signIn(own, owner) })).toMatchObject({ status: 200 })
  expect(await eventsOf(own, key)).toEqual(['asked, account', 'erased, account deleted', 'suppressed, account deleted'])
  return person.email
}

it('an erased person is in no table and no file, and stays erased whoever enters the address', async () => {
  const own = await startCmsWithMail()
  try {
    const kept = await newSubscriber(own, 'kept@mail.example')
    expect(await tablesWith(own.database, kept.email)).toEqual(['accounts_subscribers'])
    const erased = [await eraseByLink(own), await eraseByAccount(own)]
    await own.database('accounts_limits').delete()
    for (const email of erased) expect(await askFor(own, email)).toMatchObject({ status: 202 })
    // The last to be asked; those before are done by then.
    await askFor(own, 'asked-last@mail.example')
    await askedOf(own, 'asked-last@mail.example')
    for (const email of erased) {
      expect(await tablesWith(own.database, email)).toEqual([])
      expect(own.cms.output()).not.toContain(email)
    }
    await own.database.destroy()
    expect(await own.cms.end()).toBe(0)
    for (const email of erased) expect(await filesWith(own.cms.home.folder, email)).toEqual([])
    const isSqlite = inject('databaseUrl') === undefined
    expect(await filesWith(own.cms.home.folder, kept.email)).toEqual(isSqlite ? ['data.db'] : [])
  } finally {
    await own.stop()
  }
})
