import { mailPagePolicy } from '@artha/contract/mail-page'
import { expect, test } from 'vitest'
import { startStandinCms } from '../standins/standin-cms.ts'
import { startStandinSite } from '../standins/standin-site.ts'

test('the mail of an issue may be framed by the site and has inline styles alone, whatever the cms says', async () => {
  const cms = await startStandinCms({
    '/api/newsletter/mails/a': { text: '<p>A mail</p>', headers: { 'content-type': 'text/html', 'content-security-policy': 'frame-ancestors *' } },
  })
  const site = await startStandinSite({ cmsUrl: cms.url })
  const answer = await fetch(`${site.url}/api/newsletter/mails/a?expires=1&signature=b`)
  expect(await answer.text()).toBe('<p>A mail</p>')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': mailPagePolicy,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  })
  await site.stop()
  await cms.stop()
})
