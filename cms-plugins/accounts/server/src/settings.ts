import type { GoogleSettings } from './google-provider'
import { limitNames, type Limit, type LimitName } from './limit-names'

export interface AccountsSettings {
  primaryAdmin: { email: string; password?: string }
  limits: Record<LimitName, Limit>
  /** What the application counts beside, by names of its own. */
  otherLimits: Record<string, Limit>
  /** The site that people know; `isProduction` means that it is on https. */
  site: { name: string; url: string; isProduction: boolean }
  /** Where editors reach the Studio; no slash at the end. */
  studio: { url: string; isHttps: boolean }
  /** Keys the hashes of codes and the links in mails. */
  secret: string
  mail: { smtpUrl?: string; from: string | { name: string; address: string }; outboxDir: string }
  google: GoogleSettings
}

/** The plugin's settings, checked when Strapi loads them. */
export const settings = {
  default: { otherLimits: {} },
  validator(config: Partial<AccountsSettings>) {
    if (!config.primaryAdmin?.email.includes('@')) {
      throw new Error('accounts: primaryAdmin.email must be the e-mail address of the primary admin')
    }
    const missing = limitNames.filter((name) => !(config.limits && config.limits[name].points > 0 && config.limits[name].seconds > 0))
    if (missing.length > 0) throw new Error(`accounts: limits.${missing.join(', ')} must have points and seconds above zero`)
  },
}
