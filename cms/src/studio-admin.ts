import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { env } from './env'

/**
 * Makes the Studio's first administrator where there is none: until one exists, the first visitor of the panel may
 * register as such. Answers the password exactly when it was made up here.
 */
export async function ensureStudioAdmin(strapi: Core.Strapi): Promise<{ email: string; password: string } | undefined> {
  const users = strapi.service('admin::user')
  if (await users.exists()) return undefined
  const superAdmin = await strapi.service('admin::role').getSuperAdmin()
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
