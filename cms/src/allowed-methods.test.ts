import { expect, it } from 'vitest'
import { allowedMethods } from './allowed-methods'

it.each([
  ['/auth/login', ['POST']],
  ['/AUTH/Login', ['POST']],
  ['/admin/upload', ['GET', 'HEAD', 'POST']],
  ['/admin/upload/abcdefgh', ['GET', 'HEAD', 'PUT', 'DELETE']],
  ['/auth/unsubscribe/a.b', ['GET', 'HEAD', 'POST']],
  ['/api/openapi.json', ['GET', 'HEAD']],
  ['/api/openapi-json', []],
  ['/admin/upload/', []],
  ['/admin/init', []],
])('%s takes %j', (path, methods) => {
  expect(allowedMethods(path)).toEqual(methods)
})
