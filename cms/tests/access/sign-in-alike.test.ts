import { expect, inject, it } from 'vitest'
import { joinAsReader, newPerson, send } from './callers'

const cmsUrl = inject('cmsUrl')

// hash-password.test.ts checks that both do the same work, sign-in-time.long.test.ts measures the time
it('a sign-in that fails is answered alike for an address with an account and for one without', async () => {
  const telling = async (email: string) => {
    const answer = await send(`${cmsUrl}/auth/login`, 'POST', { email, password: 'not the password' })
    const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status: answer.status, headers, text: await answer.text() }
  }
  const ofKnown = await telling((await joinAsReader(cmsUrl)).email)
  expect(ofKnown.status).toBe(401)
  expect(await telling(newPerson().email)).toEqual(ofKnown)
})
