import type { Exchange } from '@artha/base/exchange'
import { endpoints, type EndpointName } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import { beforeEach, expect, it, vi } from 'vitest'
import { guardRequest } from './guard'
import { checkLimit } from './limits'

// The mocks: a user who may do everything, and a limit that is reached.
vi.mock('@artha/accounts/services', () => ({
  accountsOf: () => ({ sessions: { find: () => ({ user: { id: 4, documentId: 'person' } }) }, accounts: { mayCall: () => 'allowed' } }),
}))
vi.mock('./limits', () => ({ checkLimit: vi.fn(() => false) }))
beforeEach(() => vi.mocked(checkLimit).mockClear())

// The guard reads only these
const exchange = () => ({ get: () => 'Bearer token', state: {} }) as unknown as Exchange
const strapi = {} as Core.Strapi

it.each<[EndpointName, boolean]>([
  ['updateArticleDraft', true],
  ['updateArticle', true],
  ['deleteArticle', true],
  ['autosave', false],
  ['forgetAutosave', false],
  ['readAutosave', false],
])('%s counts against the limit of writes: %s', async (name, isCounted) => {
  expect(await guardRequest(strapi, endpoints[name], exchange())).toBe(!isCounted)
  expect(checkLimit).toHaveBeenCalledTimes(isCounted ? 1 : 0)
})
