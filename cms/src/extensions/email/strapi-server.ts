import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'

interface Route {
  path: string
  config: { policies: unknown[] }
}

interface Email {
  routes: Record<string, { type: string; routes: Route[] }>
  bootstrap: (given: { strapi: Core.Strapi }) => Promise<void>
}

interface Mail {
  to?: unknown
  subject?: unknown
  text?: unknown
  html?: unknown
}

const mayTest = { name: 'admin::hasPermissions', config: { actions: ['plugin::email.settings.read'] } }

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

const textOf = ({ text, html }: Mail) => asText(text) || asText(html).replaceAll(/<[^>]*>/g, '')

/** Sends the Studio's mails as Artha's own: by SMTP_URL or into the outbox, to one recipient, as text. */
const providerOf = (strapi: Core.Strapi) => ({
  async send(mail: Mail) {
    const message = { to: asText(mail.to), subject: asText(mail.subject), text: textOf(mail) }
    await accountsOf(strapi)
      .mail.send(message)
      .catch((error: unknown) => {
        strapi.log.warn(`A mail of the Studio was not sent: ${error instanceof Error ? error.name : 'unknown'}`)
        // Strapi answers 400 for this, and 500 for every other error.
        throw Object.assign(new Error('The mail could not be sent.'), { statusCode: 400 })
      })
  },
})

/**
 * Sends the Studio's mails by our own rules. Removes /api/email, and allows the Studio's test mail only for users who may see its settings:
 * otherwise anybody in the newsroom could write to anybody in our name. The stock provider would look up the mail server of each recipient.
 */
export default (plugin: Email) => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] }
  for (const { path, config } of plugin.routes.admin?.routes ?? []) if (path === '/') config.policies.push(mayTest)
  const start = plugin.bootstrap
  plugin.bootstrap = async ({ strapi }) => {
    await start({ strapi })
    strapi.plugin('email').provider = providerOf(strapi)
    strapi.config.set('plugin::email.provider', 'smtp')
  }
  return plugin
}
