import type { Core } from '@strapi/strapi'
import type { accounts } from './services/accounts'
import type { attempts } from './services/attempts'
import type { audit } from './services/audit'
import type { failures } from './services/failures'
import type { google } from './services/google'
import type { auditTrail } from './services/audit-trail'
import type { knownDevices } from './services/known-devices'
import type { limits } from './services/limits'
import type { mail } from './services/mail'
import type { newsletter } from './services/newsletter'
import type { people } from './services/people'
import type { reset } from './services/reset'
import type { sessions } from './services/sessions'

interface Services {
  accounts: ReturnType<typeof accounts>
  attempts: ReturnType<typeof attempts>
  audit: ReturnType<typeof audit>
  failures: ReturnType<typeof failures>
  google: ReturnType<typeof google>
  auditTrail: ReturnType<typeof auditTrail>
  knownDevices: ReturnType<typeof knownDevices>
  limits: ReturnType<typeof limits>
  mail: ReturnType<typeof mail>
  newsletter: ReturnType<typeof newsletter>
  people: ReturnType<typeof people>
  reset: ReturnType<typeof reset>
  sessions: ReturnType<typeof sessions>
}

/** A service of this plugin with its own types, which Strapi's look-up by name has lost. */
export const ownService = <Name extends keyof Services>(strapi: Core.Strapi, name: Name): Services[Name] =>
  strapi.plugin('accounts').service(name) as unknown as Services[Name]
