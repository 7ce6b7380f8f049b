import fc from 'fast-check'
import { bearer } from '../access/callers'
import { oddBody, oddHeader } from './odd-values'
import type { Sent } from './wire'

const pieces = [
  '/',
  '//',
  'api',
  'auth',
  'admin',
  'upload',
  'uploads',
  'home',
  'stories',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%ff',
  '%E0%A4%A',
  '?',
  '#',
  '&',
  '=',
  ';',
  ':',
  '*',
  '\\',
  '(',
  '[',
  '{',
  '~',
  'a',
  '0',
  '.json',
  '.env',
  '.git',
  '__proto__',
  'é',
  'null',
  'favicon.ico',
  'robots.txt',
  'x'.repeat(3_000),
]

const roots = ['/', '/api/', '/auth/', '/admin/upload/', '/uploads/', '//', '/API/home/', '/Auth/login', '/api/docs', 'http://elsewhere.example/']

/** Requests to undocumented paths, with any method. */
export const strayRequest = (token: string): fc.Arbitrary<Sent> =>
  fc.record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'REPORT'),
    path: fc.tuple(fc.constantFrom(...roots), fc.array(fc.constantFrom(...pieces), { maxLength: 6 })).map(([root, rest]) => root + rest.join('')),
    headers: fc.oneof(
      fc.constant({}),
      fc.constant(bearer(token)),
      oddHeader.map((value) => ({ host: value })),
      fc.constant({ 'content-type': 'application/json' }),
    ),
    body: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: oddBody }),
  })
