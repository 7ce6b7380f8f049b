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
 * Makes the Studio's first administrator where there is none: until one exists, the first visitor of the panel may
 * register as such. Answers the password exactly when it was made up here.
 */
export async function ensureStudioAdmin(strapi: Core.Strapi): Promise<{ email: string; password: string } | undefined> {
  const users = strapiService<Users>(strapi, 'admin::user')
  if (await users.exists()) return undefined
  const superAdmin = await strapiService<Roles>(strapi, 'admin::role').getSuperAdmin()
  // The panel asks for an upper-case letter, a lower-case one and a digit.
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
