import { registerActions } from '@artha/base/register-actions'
import type { Core } from '@strapi/strapi'
import { backgroundWorkDone } from './background-work'
import { makeAppendOnly } from './append-only'
import { consentEvent, newsletterLink, subscriber, suppression } from './content-types/newsletter-tables'
import { auditEntry, knownDevice, resetCode, resetLink, resetTicket, session as sessionType } from './content-types/tables'
import { google as googleController } from './controllers/google'
import { ownAccount as ownAccountController } from './controllers/own-account'
import { newsletter as newsletterController } from './controllers/newsletter'
import { userAccess as userAccessController } from './controllers/user-access'
import { reset as resetController } from './controllers/reset'
import { session as sessionController } from './controllers/session'
import { studioAudit as studioAuditController } from './controllers/studio-audit'
import { studioUserAccess as studioUserAccessController } from './controllers/studio-user-access'
import { accounts } from './services/accounts'
import { attempts } from './services/attempts'
import { audit } from './services/audit'
import { auditTrail } from './services/audit-trail'
import { carryConsentsOver, noteSources } from './services/carry-consents-over'
import { consentLedger } from './services/consent-ledger'
import { failures, failuresService } from './services/failures'
import { google } from './services/google'
import { knownDevices } from './services/known-devices'
import { limits, limitsService } from './services/limits'
import { mail, mailService } from './services/mail'
import { newsletter } from './services/newsletter'
import { newsletterMails } from './services/newsletter-mails'
import { userAccess } from './services/user-access'
import { primaryAdmin } from './services/primary-admin'
import { reset } from './services/reset'
import { reviewSwitch } from './services/review-switch'
import { sessions } from './services/sessions'
import { subscriberImport } from './services/subscriber-import'
import { subscriberList } from './services/subscriber-list'
import { subscribers, subscribersService } from './services/subscribers'
import { visitorSubscriptions } from './services/visitor-subscriptions'
import { settings } from './settings'
import { studioDoor } from './middlewares/studio-door'
import { studioFailures } from './middlewares/studio-failures'
import { guardStudioAuth } from './studio-auth'
import { studioRoutes } from './studio-routes'

const actions = [
  { uid: 'read', displayName: 'See who has an account' },
  { uid: 'manage', displayName: 'Change roles and delete accounts' },
  { uid: 'publish', displayName: 'Publish articles and stories while review is on' },
  { uid: 'audit', displayName: 'Read and export the audit log' },
]

/** Registers the permissions of the Access page. Strapi gives every permission to Super Admin; other roles get these only from a Super Admin. */
async function registerStudioPermissions(strapi: Core.Strapi): Promise<void> {
  await registerActions(strapi, 'accounts', 'access', actions)
}

/** Strapi reads these parts by name; it has no type for a plugin. */
const plugin: Record<string, unknown> = {
  config: settings,
  contentTypes: {
    'audit-entry': auditEntry,
    'consent-event': consentEvent,
    'known-device': knownDevice,
    'newsletter-link': newsletterLink,
    'reset-code': resetCode,
    'reset-link': resetLink,
    'reset-ticket': resetTicket,
    session: sessionType,
    subscriber,
    suppression,
  },
  services: {
    accounts,
    attempts,
    audit,
    auditTrail,
    consentLedger,
    failures,
    google,
    knownDevices,
    limits,
    mail,
    newsletter,
    newsletterMails,
    userAccess,
    primaryAdmin,
    reset,
    reviewSwitch,
    sessions,
    subscriberImport,
    subscriberList,
    subscribers,
    visitorSubscriptions,
  },
  controllers: {
    google: googleController,
    newsletter: newsletterController,
    ownAccount: ownAccountController,
    userAccess: userAccessController,
    reset: resetController,
    session: sessionController,
    studioAudit: studioAuditController,
    studioUserAccess: studioUserAccessController,
  },
  middlewares: { studioDoor, studioFailures },
  routes: { admin: studioRoutes },

  async register({ strapi }: { strapi: Core.Strapi }) {
    await registerStudioPermissions(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await makeAppendOnly(strapi)
    await limitsService(strapi).start()
    await guardStudioAuth(strapi)
    mailService(strapi).announce()
    await carryConsentsOver(strapi)
    await noteSources(strapi)
    await subscribersService(strapi).sweepDaily()
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await failuresService(strapi).finish()
    await backgroundWorkDone()
  },
}

export default plugin
