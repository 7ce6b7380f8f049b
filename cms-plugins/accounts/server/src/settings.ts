export interface AccountsSettings {
  primaryAdmin: { email: string; password?: string }
}

/** The plugin's settings, checked when Strapi loads them. */
export const settings = {
  default: {},
  validator(config: Partial<AccountsSettings>) {
    if (!config.primaryAdmin?.email.includes('@')) {
      throw new Error('accounts: primaryAdmin.email must be the e-mail address of the primary admin')
    }
  },
}
