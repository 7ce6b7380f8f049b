import type { ContactBody } from '@artha/contract/contact'
import type { Core } from '@strapi/strapi'

const uid = 'api::contact.contact-message'

/** Puts a message where the newsroom reads it, in the Studio. */
export async function keepContactMessage(strapi: Core.Strapi, message: Omit<ContactBody, 'nickname'>, receivedAt: Date) {
  await strapi.db.query(uid).create({ data: { ...message, receivedAt } })
}
