import { randomBytes } from 'node:crypto'
import { strapiService } from '@artha/base/strapi-service'
import type { Core } from '@strapi/strapi'
import { env } from './env'

interface Users {
  exists: () => Promise<boolean>
  create: (user: object) => Promise<unknown>
}

interface Roles {
  getSuperAdmin: () => Promise<{ id: number }>
}

/**
 * Creates the Studio's first administrator if there is none, because otherwise the panel's first visitor could register as one. Returns the
 * password only if it was generated here.
 */
export async function ensureStudioAdmin(strapi: Core.Strapi): Promise<{ email: string; password: string } | undefined> {
  const users = strapiService<Users>(strapi, 'admin::user')
  if (await users.exists()) return undefined
  const superAdmin = await strapiService<Roles>(strapi, 'admin::role').getSuperAdmin()
  // The panel requires an upper-case letter, a lower-case letter and a digit.
  const password = env.STUDIO_ADMIN_PASSWORD ?? `Aa1${randomBytes(15).toString('base64url')}`
  await users.create({
    email: env.STUDIO_ADMIN_EMAIL.toLowerCase(),
    firstname: 'Studio',
    lastname: 'Administrator',
    password,
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  })
  return env.STUDIO_ADMIN_PASSWORD === undefined ? { email: env.STUDIO_ADMIN_EMAIL, password } : undefined
}
