import type { Core } from '@strapi/strapi'
import { beforeEach, expect, it, vi } from 'vitest'
import { guardStudioAuth } from './studio-auth'

interface Row {
  id: number
  email: string
  password: string | null
  isActive: boolean
}

const rows: Row[] = [
  { id: 1, email: 'studio@artha.example', password: 'hash of right', isActive: true },
  { id: 2, email: 'left@artha.example', password: 'hash of right', isActive: false },
  { id: 3, email: 'invited@artha.example', password: null, isActive: true },
]

const validatePassword = vi.fn(async (password: string, hash: string) => hash === `hash of ${password}`)
const auth = {
  validatePassword,
  hashPassword: async (password: string) => `hash of ${password}`,
  resetPassword: () => Promise.resolve(),
  checkCredentials: undefined as unknown as (asked: { email: string; password: string }) => Promise<[null, Row | false]>,
}

/** The parts of Strapi that the guard uses. */
const strapi = {
  service: () => auth,
  config: { get: () => ({ url: 'https://desk.artha.example/studio' }) },
  db: { query: () => ({ findOne: async ({ where }: { where: { email: string } }) => rows.find(({ email }) => email === where.email) ?? null }) },
  requestContext: { get: () => ({ state: { isCountedAtDoor: true } }) },
  plugin: () => ({ service: () => ({ note: () => undefined }) }),
} as unknown as Core.Strapi

beforeEach(async () => {
  await guardStudioAuth(strapi)
  validatePassword.mockClear()
})

const check = async (email: string, password: string) => (await auth.checkCredentials({ email, password }))[1]

it('lets an active administrator in by the right password alone', async () => {
  expect(await check('studio@artha.example', 'right')).toMatchObject({ id: 1 })
  expect(await check('studio@artha.example', 'wrong')).toBe(false)
  expect(await check('left@artha.example', 'right')).toBe(false)
  expect(await check('invited@artha.example', 'right')).toBe(false)
  expect(await check('nobody@artha.example', 'right')).toBe(false)
})

it.each(['studio@artha.example', 'left@artha.example', 'invited@artha.example', 'nobody@artha.example'])(
  'works out one password for %s, whether there is one or not',
  async (email) => {
    await check(email, 'wrong')
    expect(validatePassword).toHaveBeenCalledTimes(1)
  },
)
