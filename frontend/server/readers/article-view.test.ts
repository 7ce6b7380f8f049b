import { expect, test } from 'vitest'
import { deviceOf, isRobot, articleViewOf, referringHost, type ObservedRequest } from './article-view.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const article = 'abcdefghij0123456789abcd'
const asked: ObservedRequest = {
  method: 'GET',
  route: '/blog/:id/:slug',
  status: 200,
  url: `/blog/${article}/a-title?x=1`,
  headers: { 'user-agent': phone },
}
const own = 'artha.example'

test.each<[string, Partial<ObservedRequest>, object | undefined]>([
  ['a page', {}, { article, host: 'direct', device: 'phone' }],
  ['a page without a title in its address', { route: '/blog/:id', url: `/blog/${article}` }, { article }],
  ['a page that the browser had', { status: 304 }, { article }],
  [
    'an article opened within the app',
    { method: 'POST', route: '/opened/:id', status: 204, url: `/opened/${article}` },
    { article, host: 'this site' },
  ],
  ['a redirect to it', { status: 301 }, undefined],
  ['a page that is missing', { status: 404 }, undefined],
  ['a look at its head', { method: 'HEAD' }, undefined],
  ['another page', { route: '/stories/:id' }, undefined],
  ['its data', { route: '/admin/upload/{id}', url: `/admin/upload/${article}` }, undefined],
  ['a robot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }, undefined],
  ['a program that says nothing of itself', { headers: {} }, undefined],
  ['a page fetched ahead', { headers: { 'user-agent': desk, 'sec-purpose': 'prefetch;prerender' } }, undefined],
])('%s', (_, differs, opening) => {
  const found = articleViewOf({ ...asked, ...differs }, own)
  if (opening === undefined) expect(found).toBeUndefined()
  else expect(found).toMatchObject(opening)
})

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://artha.example/?q=a@b.example', 'this site'],
  ['https://www.google.com/search?q=what+i+owe', 'google.com'],
  ['https://News.Example:8443/a', 'news.example'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['nonsense', 'others'],
  [`https://${'a'.repeat(70)}.example/`, 'others'],
  ['http://[::1]/', 'others'],
])('from %s is %s', (referrer, host) => {
  expect(referringHost(referrer, own)).toBe(host)
})

test.each([
  [phone, 'phone'],
  [desk, 'desk'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'tablet'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.228; U; en) Presto/2.5.25 Version/10.54', 'phone'],
])('%s is a %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})

test.each([
  'curl/8.5.0',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
])('%s is a robot', (agent) => {
  expect(isRobot(agent)).toBe(true)
})

test.each([phone, desk])('%s is a reader', (agent) => {
  expect(isRobot(agent)).toBe(false)
})
