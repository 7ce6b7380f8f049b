import type { Core } from '@strapi/strapi'
import { pendingHashes } from './hash-password'
import { accountsService } from './services/accounts'
import { auditService } from './services/audit'
import { auditTrailService } from './services/audit-trail'
import { failuresService } from './services/failures'
import { limitsService } from './services/limits'
import { mailService } from './services/mail'
import { primaryAdminService } from './services/primary-admin'
import { newsletterMailsService } from './services/newsletter-mails'
import { reviewSwitchService } from './services/review-switch'
import { sessionsService } from './services/sessions'
import { subscriberImportService } from './services/subscriber-import'
import { subscriberListService } from './services/subscriber-list'
import { subscribersService } from './services/subscribers'

/** The services that the cms and other plugins may use. */
export const accountsOf = (strapi: Core.Strapi) => ({
  get accounts() {
    return accountsService(strapi)
  },
  get audit() {
    return auditService(strapi)
  },
  get auditTrail() {
    return auditTrailService(strapi)
  },
  get failures() {
    return failuresService(strapi)
  },
  get limits() {
    return limitsService(strapi)
  },
  get mail() {
    return mailService(strapi)
  },
  get newsletterMails() {
    return newsletterMailsService(strapi)
  },
  get passwords() {
    return { waiting: pendingHashes }
  },
  get primaryAdmin() {
    return primaryAdminService(strapi)
  },
  get review() {
    return reviewSwitchService(strapi)
  },
  get sessions() {
    return sessionsService(strapi)
  },
  get subscriberImport() {
    return subscriberImportService(strapi)
  },
  get subscriberList() {
    return subscriberListService(strapi)
  },
  get subscribers() {
    return subscribersService(strapi)
  },
})
