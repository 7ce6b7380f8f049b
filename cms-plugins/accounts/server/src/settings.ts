import type { GoogleSettings } from './google-provider'
import { limitNames, type Limit, type LimitName } from './limit-names'

export interface AccountsSettings {
  primaryAdmin: { email: string; password?: string }
  limits: Record<LimitName, Limit>
  /** Other limits that the application counts, by their own names. */
  otherLimits: Record<string, Limit>
  /** The public site. `isProduction` means that it uses https. */
  site: { name: string; url: string; isProduction: boolean }
  /** The address of the Studio, without a slash at the end. */
  studio: { url: string; isHttps: boolean }
  /** The key for the hashes of codes and for the links in mails. */
  secret: string
  mail: { smtpUrl?: string; from: string | { name: string; address: string }; outboxDir: string }
  google: GoogleSettings
}

/** The plugin's settings, validated when Strapi loads them. */
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
